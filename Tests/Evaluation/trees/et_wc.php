<?php
return [
	'ET' => [
	'ADABZO' => [
		_x('Yeka Bole Bota', 'ADABZO', 'ry-wc-city-select'),
	],
	'ADZO2' => [
		_x('Awash Fentale', 'ADZO2', 'ry-wc-city-select'),
		_x('Bure Mudaytu', 'ADZO2', 'ry-wc-city-select'),
	],
	'AW' => [
		_x('Dangila', 'AW', 'ry-wc-city-select'),
	],
]];
