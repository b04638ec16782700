let hangjungdong = [
    {
      "sido": "서울특별시",
      "sigungu": "-",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "사직동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "삼청동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "종로1·2·3·4가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "소공동"
    },
    {
      "sido": "부산광역시",
      "sigungu": "-",
      "eupmyeondong": "-"
    },
    {
      "sido": "부산광역시",
      "sigungu": "중구",
      "eupmyeondong": "-"
    },
    {
      "sido": "부산광역시",
      "sigungu": "중구",
      "eupmyeondong": "중앙동"
    }
  ]
