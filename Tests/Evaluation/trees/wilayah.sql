CREATE TABLE IF NOT EXISTS wilayah (
  kode varchar(13) NOT NULL,
  nama varchar(100) DEFAULT NULL,
  PRIMARY KEY (kode)
) ENGINE=InnoDB;
CREATE INDEX wilayah_name_idx ON wilayah(nama);

INSERT INTO wilayah (kode, nama)
VALUES
('11','Aceh'),
('11.01','Kabupaten Aceh Selatan'),
('11.01.01','Bakongan'),
('11.01.01.2001','Keude Bakongan'),
('11.01.01.2002','Ujong Mangki'),
('11.01.02','Kluet Utara'),
('11.01.02.2001','Fajar Harapan'),
('11.02','Kabupaten Aceh Tenggara'),
('11.02.01','Lawe Alas'),
('12','Sumatera Utara'),
('12.01','Kabupaten Tapanuli Tengah'),
('12.01.01','Barus');
