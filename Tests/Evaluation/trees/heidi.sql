-- --------------------------------------------------------
-- Host:                         127.0.0.1
-- Server Version:               10.4.11-MariaDB - mariadb.org binary distribution
-- HeidiSQL Version:             11.0.0.5919
-- --------------------------------------------------------

/*!40101 SET NAMES utf8 */;
/*!50503 SET NAMES utf8mb4 */;

CREATE DATABASE IF NOT EXISTS `firma` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;
USE `firma`;

DELIMITER //
CREATE PROCEDURE `neu`(IN `x` INT)
BEGIN
  INSERT INTO abteilung VALUES (x, 'falsch', 1);
END//
DELIMITER ;

CREATE TABLE IF NOT EXISTS `abteilung` (
  `nr` int(11) NOT NULL AUTO_INCREMENT,
  `bezeichnung` varchar(50) DEFAULT NULL,
  `parent` int(11) DEFAULT NULL,
  `leitung` varchar(50) GENERATED ALWAYS AS (concat(`bezeichnung`,'; Leitung')) VIRTUAL,
  PRIMARY KEY (`nr`),
  KEY `FK` (`parent`),
  CONSTRAINT `FK` FOREIGN KEY (`parent`) REFERENCES `abteilung` (`nr`)
) ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=utf8mb4;

/*!40000 ALTER TABLE `abteilung` DISABLE KEYS */;
REPLACE INTO `abteilung` (`nr`, `bezeichnung`, `parent`) VALUES
	(1, 'Geschäftsführung', NULL),
	(2, 'Einkauf & Lager', 1),
	(3, 'Vertrieb', 1),
	(4, 'Außendienst (Süd)', 3),
	(5, 'Innendienst; Telefon', 3),
	(6, 'Werkstatt "A"', 2);
/*!40000 ALTER TABLE `abteilung` ENABLE KEYS */;

SET @OLDTMP_SQL_MODE=@@SQL_MODE, SQL_MODE='STRICT_TRANS_TABLES';
DELIMITER //
CREATE TRIGGER `t` BEFORE INSERT ON `abteilung` FOR EACH ROW BEGIN
  INSERT INTO abteilung VALUES (7, 'auch falsch', 1);
END//
DELIMITER ;
