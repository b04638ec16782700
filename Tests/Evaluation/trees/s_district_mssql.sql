SET IDENTITY_INSERT [dbo].[S_Province] ON 
INSERT [dbo].[S_Province] ([ProvinceID], [ProvinceName], [DateCreated]) VALUES (1, N'北京市', CAST(0x0000A44B00000000 AS DateTime))
INSERT [dbo].[S_Province] ([ProvinceID], [ProvinceName], [DateCreated]) VALUES (2, N'天津市', NULL)
SET IDENTITY_INSERT [dbo].[S_Province] OFF
SET IDENTITY_INSERT [dbo].[S_City] ON 
INSERT [dbo].[S_City] ([CityID], [CityName], [ZipCode], [ProvinceID]) VALUES (1, N'北京市', N'100000', CAST(1 AS Numeric(18, 0)))
INSERT [dbo].[S_City] ([CityID], [CityName], [ZipCode], [ProvinceID]) VALUES (2, N'天津市', N'100000', CAST(2 AS Numeric(18, 0)))
SET IDENTITY_INSERT [dbo].[S_City] OFF
SET IDENTITY_INSERT [dbo].[S_District] ON 
INSERT [dbo].[S_District] ([DistrictID], [DistrictName], [CityID]) VALUES (1, N'东城区', 1)
INSERT [dbo].[S_District] ([DistrictID], [DistrictName], [CityID]) VALUES (2, N'西城区', 1)
INSERT [dbo].[S_District] ([DistrictID], [DistrictName], [CityID]) VALUES (19, N'和平区', 2)
SET IDENTITY_INSERT [dbo].[S_District] OFF
