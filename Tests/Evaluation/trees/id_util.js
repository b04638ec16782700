var provinsi =
[{kode:'11',provinsi: 'ACEH'},
{kode:'12',provinsi:'SUMATERA UTARA'},
{kode:'13',provinsi:'SUMATERA BARAT'}];
    var kabupaten = [{id:'1101', provinsi_id:'11', provinsi:'KABUPATEN SIMEULUE'},
    {id:'1102', provinsi_id:'11', provinsi:'KABUPATEN ACEH SINGKIL'},
    {id:'1201', provinsi_id:'12', provinsi:'KABUPATEN NIAS'}];
