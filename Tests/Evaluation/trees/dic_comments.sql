CREATE TABLE `dm_xzqh` (
  `bm` varchar(12) NOT NULL COMMENT '代码',
  `mc` varchar(60) DEFAULT NULL COMMENT '名称',
  `sjbm` varchar(12) DEFAULT NULL COMMENT '上级',
  `px` int DEFAULT NULL COMMENT '排序',
  PRIMARY KEY (`bm`)
) ENGINE=InnoDB;
INSERT INTO `dm_xzqh` VALUES
('370000','山东省',NULL,1),
('370100','济南市','370000',1),
('370102','历下区','370100',1),
('370103','市中区','370100',2),
('370200','青岛市','370000',2);
