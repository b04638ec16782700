export const huyen=[
 {
  "HuyenID": "001",
  "name": "Quận Ba Đình",
  "Level": "Quận",
  "CityCode": "01",
  "TP": "Thành phố Hà Nội"
 },
 {
  "HuyenID": "003",
  "name": "Quận Tây Hồ",
  "Tên Tiếng Anh": "Tay Ho Dist",
  "Level": "Quận",
  "CityCode": "01",
  "TP": "Thành phố Hà Nội"
 },
 {
  "HuyenID": "016",
  "name": "Huyện Sóc Sơn",
  "Level": "Huyện",
  "CityCode": "01",
  "TP": "Thành phố Hà Nội"
 },
 {
  "HuyenID": "024",
  "name": "Thành phố Hà Giang",
  "Level": "Thành phố",
  "CityCode": "02",
  "TP": "Tỉnh Hà Giang"
 },
 {
  "HuyenID": "026",
  "name": "Huyện Đồng Văn",
  "Level": "Huyện",
  "CityCode": "02",
  "TP": "Tỉnh Hà Giang"
 }
]
