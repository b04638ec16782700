const Ubigeo = [
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010101",
    "nom_dist": "CHACHAPOYAS"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010102",
    "nom_dist": "ASUNCION"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010103",
    "nom_dist": "BALSAS"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010104",
    "nom_dist": "CHETO"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010105",
    "nom_dist": "CHILIQUIN"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010106",
    "nom_dist": "CHUQUIBAMBA"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010107",
    "nom_dist": "GRANADA"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0101",
    "nom_prov": "CHACHAPOYAS",
    "cod_dist": "010108",
    "nom_dist": "HUANCAS"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0102",
    "nom_prov": "BAGUA",
    "cod_dist": "010201",
    "nom_dist": "BAGUA"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0102",
    "nom_prov": "BAGUA",
    "cod_dist": "010202",
    "nom_dist": "ARAMANGO"
  },
  {
    "cod_dpto": "01",
    "nom_dpto": "AMAZONAS",
    "cod_prov": "0102",
    "nom_prov": "BAGUA",
    "cod_dist": "010203",
    "nom_dist": "COPALLIN"
  },
  {
    "cod_dpto": "02",
    "nom_dpto": "ANCASH",
    "cod_prov": "0201",
    "nom_prov": "HUARAZ",
    "cod_dist": "020101",
    "nom_dist": "HUARAZ"
  },
  {
    "cod_dpto": "02",
    "nom_dpto": "ANCASH",
    "cod_prov": "0201",
    "nom_prov": "HUARAZ",
    "cod_dist": "020102",
    "nom_dist": "COCHABAMBA"
  }
]
