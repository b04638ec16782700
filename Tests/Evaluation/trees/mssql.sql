USE [VietNam]
GO
SET IDENTITY_INSERT [dbo].[Province] ON 
GO
INSERT [dbo].[Province] ([Id], [Name], [Code]) VALUES (1, N'An Giang', N'89')
GO
INSERT [dbo].[Province] ([Id], [Name], [Code]) VALUES (2, N'Bà Rịa - Vũng Tàu', N'77')
GO
SET IDENTITY_INSERT [dbo].[Province] OFF
GO
INSERT [dbo].[District] ([Id], [Name], [Prefix], [ProvinceId]) VALUES (1, N'Long Xuyên', N'Thành phố', 1)
GO
INSERT [dbo].[District] ([Id], [Name], [Prefix], [ProvinceId]) VALUES (2, N'Châu Đốc', N'Thành phố', 1)
GO
INSERT [dbo].[District] ([Id], [Name], [Prefix], [ProvinceId]) VALUES (3, N'Côn Đảo', N'Huyện', 2)
GO
