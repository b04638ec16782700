DROP TABLE IF EXISTS `oc_category`;
CREATE TABLE `oc_category` (
  `category_id` int(11) NOT NULL AUTO_INCREMENT,
  `image` varchar(255) DEFAULT NULL,
  `parent_id` int(11) NOT NULL DEFAULT '0',
  `top` tinyint(1) NOT NULL,
  `sort_order` int(3) NOT NULL DEFAULT '0',
  PRIMARY KEY (`category_id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;
INSERT INTO `oc_category` (`category_id`, `image`, `parent_id`, `top`, `sort_order`) VALUES
(20, 'catalog/demo/compaq_presario.jpg', 0, 1, 1),
(18, 'catalog/demo/hp_2.jpg', 0, 1, 2),
(26, '', 20, 0, 1),
(27, '', 20, 0, 2),
(45, '', 18, 0, 0);
DROP TABLE IF EXISTS `oc_category_description`;
CREATE TABLE `oc_category_description` (
  `category_id` int(11) NOT NULL,
  `language_id` int(11) NOT NULL,
  `name` varchar(255) NOT NULL,
  `description` text NOT NULL,
  PRIMARY KEY (`category_id`,`language_id`),
  KEY `name` (`name`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;
INSERT INTO `oc_category_description` (`category_id`, `language_id`, `name`, `description`) VALUES
(20, 1, 'Desktops', '&lt;p&gt;Example&lt;/p&gt;'),
(18, 1, 'Laptops &amp; Notebooks', ''),
(26, 1, 'PC', ''),
(27, 1, 'Mac', ''),
(45, 1, 'Windows', '');
