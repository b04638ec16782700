-- MySQL dump 10.19  Distrib 10.3.38-MariaDB, for debian-linux-gnu (x86_64)
/*M!999999\- enable the sandbox mode */
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS `migrations`;
CREATE TABLE `migrations` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `migration` varchar(191) NOT NULL,
  `batch` int(11) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;
INSERT INTO `migrations` VALUES (1,'2014_10_12_000000_create_users_table',1);
DROP TABLE IF EXISTS `pages`;
CREATE TABLE `pages` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `parent_id` int(10) unsigned DEFAULT NULL,
  `title` varchar(191) NOT NULL,
  `body` longtext DEFAULT NULL,
  `cover` longblob DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `pages_parent_id_foreign` (`parent_id`),
  CONSTRAINT `pages_parent_id_foreign` FOREIGN KEY (`parent_id`) REFERENCES `pages` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB;
INSERT INTO `pages` VALUES (1,NULL,'Home','<p class=\"x\">It\'s (1,2),(3,4);</p>\r\n',NULL),(2,1,'About us','-- no comment',0x89504E470D0A),(3,1,'Prices','/* none */',NULL),(4,3,'Students','',_binary '\0\n'),(5,NULL,'Imprint',NULL,NULL);
DROP TABLE IF EXISTS `users`;
CREATE TABLE `users` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(191) NOT NULL,
  `email` varchar(191) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;
INSERT INTO `users` VALUES (1,'Ada','ada@example.org'),(2,'Bob','bob@example.org');
