-- phpMyAdmin SQL Dump
-- version 4.8.5
-- https://www.phpmyadmin.net/
--
-- 主机： localhost
-- 生成时间： 2020-05-11 16:02:11

SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
SET AUTOCOMMIT = 0;
START TRANSACTION;
SET time_zone = "+00:00";


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8mb4 */;

--
-- 数据库： `ecshop`
--

-- --------------------------------------------------------

--
-- 表的结构 `ecs_region`
--

CREATE TABLE `ecs_region` (
  `region_id` smallint(5) UNSIGNED NOT NULL,
  `parent_id` smallint(5) UNSIGNED NOT NULL DEFAULT '0',
  `region_name` varchar(120) NOT NULL DEFAULT '',
  `region_type` tinyint(1) NOT NULL DEFAULT '2',
  `agency_id` smallint(5) UNSIGNED NOT NULL DEFAULT '0'
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

--
-- 转存表中的数据 `ecs_region`
--

INSERT INTO `ecs_region` (`region_id`, `parent_id`, `region_name`, `region_type`, `agency_id`) VALUES
(1, 0, '中国', 0, 0),
(2, 1, '北京', 1, 0),
(3, 1, '安徽', 1, 0),
(36, 3, '安庆', 2, 0),
(37, 3, '蚌埠', 2, 0),
(52, 2, '北京', 2, 0),
(398, 36, '迎江区', 3, 0),
(399, 36, '大观区', 3, 0),
(500, 52, '东城区', 3, 0),
(501, 52, '西城区', 3, 0);

--
-- 转储表的索引
--

ALTER TABLE `ecs_region`
  ADD PRIMARY KEY (`region_id`),
  ADD KEY `parent_id` (`parent_id`),
  ADD KEY `region_type` (`region_type`);
COMMIT;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
