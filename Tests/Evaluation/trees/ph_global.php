<?php

/**
 *
 *
 */

global $places;

$places['PH'] = array(
  // Abra
  'ABR' => array(
    'Bangued (Capital)',
    'Boliney',
    'La Paz',
  ),

  // Agusan del Norte
  'AGN' => array(
    'Buenavista',
    'Carmen', 'Jabonga',
    'Remedios T. Romualdez',
  ),

  // Aklan
  'AKL' => array(
    'Altavas',
    'Kalibo (Capital)',
  ),
);
