# ************************************************************
# Sequel Pro SQL dump
# Version 4541
#
# Host: 127.0.0.1 (MySQL 5.7.20)
# Database: shop
# Generation Time: 2019-10-05 10:22:14 +0000
# ************************************************************


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8 */;


# Dump of table categories
# ------------------------------------------------------------

DROP TABLE IF EXISTS `categories`;

CREATE TABLE `categories` (
  `id` int(11) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(100) DEFAULT NULL,
  `lft` int(11) DEFAULT NULL,
  `rgt` int(11) DEFAULT NULL,
  `note` text,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

LOCK TABLES `categories` WRITE;
/*!40000 ALTER TABLE `categories` DISABLE KEYS */;

INSERT INTO `categories` (`id`, `name`, `lft`, `rgt`, `note`)
VALUES
	(1,'ELECTRONICS',1,20,'a "note";\nover lines'),
	(2,'TELEVISIONS',2,9,NULL),
	(3,'TUBE',3,4,'it\'s, (old)'),
	(4,'LCD',5,6,NULL),
	(5,'PLASMA',7,8,NULL),
	(6,'PORTABLE ELECTRONICS',10,19,NULL),
	(7,'MP3 PLAYERS',11,14,NULL),
	(8,'FLASH',12,13,NULL),
	(9,'CD PLAYERS',15,16,NULL),
	(10,'2 WAY RADIOS',17,18,NULL);

/*!40000 ALTER TABLE `categories` ENABLE KEYS */;
UNLOCK TABLES;
