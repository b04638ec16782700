SET FOREIGN_KEY_CHECKS=0;
-- ----------------------------
-- Table structure for `provinces`
-- ----------------------------
DROP TABLE IF EXISTS `provinces`;
CREATE TABLE `provinces` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `provinceid` varchar(20) NOT NULL,
  `province` varchar(50) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8 COMMENT='省份信息表';
INSERT INTO `provinces` VALUES ('1', '110000', '北京市');
INSERT INTO `provinces` VALUES ('2', '130000', '河北省');
DROP TABLE IF EXISTS `cities`;
CREATE TABLE `cities` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `cityid` varchar(20) NOT NULL,
  `city` varchar(50) NOT NULL,
  `provinceid` varchar(20) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8 COMMENT='行政区域地州市信息表';
INSERT INTO `cities` VALUES ('1', '110100', '市辖区', '110000');
INSERT INTO `cities` VALUES ('2', '130100', '石家庄市', '130000');
INSERT INTO `cities` VALUES ('3', '130200', '唐山市', '130000');
DROP TABLE IF EXISTS `areas`;
CREATE TABLE `areas` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `areaid` varchar(20) NOT NULL,
  `area` varchar(50) NOT NULL,
  `cityid` varchar(20) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8 COMMENT='行政区域县区信息表';
INSERT INTO `areas` VALUES ('1', '110101', '东城区', '110100');
INSERT INTO `areas` VALUES ('2', '110102', '西城区', '110100');
INSERT INTO `areas` VALUES ('3', '130102', '长安区', '130100');
INSERT INTO `areas` VALUES ('4', '130202', '路南区', '130200');
INSERT INTO `areas` VALUES ('5', '130203', '路北区', '130200');
