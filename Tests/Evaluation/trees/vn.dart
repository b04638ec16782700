var vnJson = {
  "01": {
    "name": "Hà Nội",
    "slug": "ha-noi",
    "type": "thanh-pho",
    "name_with_type": "Thành phố Hà Nội",
    "code": "01",
    "quan-huyen": {
      "001": {
        "name": "Ba Đình",
        "type": "quan",
        "slug": "ba-dinh",
        "name_with_type": "Quận Ba Đình",
        "path": "Ba Đình, Hà Nội",
        "path_with_type": "Quận Ba Đình, Thành phố Hà Nội",
        "code": "001",
        "parent_code": "01",
        "xa-phuong": {
          "00001": {
            "name": "Phúc Xá",
            "type": "phuong",
            "slug": "phuc-xa",
            "name_with_type": "Phường Phúc Xá",
            "path": "Phúc Xá, Ba Đình, Hà Nội",
            "path_with_type": "Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội",
            "code": "00001",
            "parent_code": "001"
          },
          "00004": {
            "name": "Trúc Bạch",
            "type": "phuong",
            "slug": "truc-bach",
            "name_with_type": "Phường Trúc Bạch",
            "path": "Trúc Bạch, Ba Đình, Hà Nội",
            "path_with_type":
                "Phường Trúc Bạch, Quận Ba Đình, Thành phố Hà Nội",
            "code": "00004",
            "parent_code": "001"
          }
        }
      },
      "002": {
        "name": "Hoàn Kiếm",
        "type": "quan",
        "slug": "hoan-kiem",
        "name_with_type": "Quận Hoàn Kiếm",
        "path": "Hoàn Kiếm, Hà Nội",
        "path_with_type": "Quận Hoàn Kiếm, Thành phố Hà Nội",
        "code": "002",
        "parent_code": "01",
        "xa-phuong": {}
      }
    }
  }
};
