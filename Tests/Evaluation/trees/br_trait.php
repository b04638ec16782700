<?php

namespace WPH\IBGE;

trait Codes {

  public $cities = array(
    
    "5200050" => array(
      "cidade" => "Abadia de Goiás",
      "estado" => "GO"
    ),
    "3100104" => array(
      "cidade" => "Abadia dos Dourados",
      "estado" => "MG"
    ),
    "5200100" => array(
      "cidade" => "Abadiânia",
      "estado" => "GO"
    )
  );
}
