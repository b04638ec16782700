<?php
return array (
  0 =>
  array (
    'code' => '00',
    'name' => 'National Capital Region',
    'type' => 'Region',
  ),
  1 =>
  array (
    'code' => '01',
    'name' => 'Ilocos (Region I)',
    'type' => 'Region',
  ),
  2 =>
  array (
    'code' => '02',
    'name' => 'Cagayan Valley (Region II)',
    'type' => 'Region',
  ),
  3 =>
  array (
    'code' => '03',
    'name' => 'Central Luzon (Region III)',
    'type' => 'Region',
  ),
  4 =>
  array (
    'code' => 'ABR',
    'name' => 'Abra',
    'type' => 'Province',
  ),
);
