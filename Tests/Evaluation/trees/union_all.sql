insert into Province(ProvinceID,ProvinceName)
select 1,'北京市' union all
select 2,'天津市' union all
select 3,'河北省'
go
insert into City(CityID,CityName,ProvinceID)
select 1,'北京市',1 union all
select 2,'天津市',2 union all
select 3,'石家庄市',3 union all
select 4,'唐山市',3
go
