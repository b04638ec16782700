export const SidoGugun = [
    [
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "종로구",
        "gugunCd": "3000000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "중구",
        "gugunCd": "3010000"
      }
    ],
    [
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "중구",
        "gugunCd": "3250000"
      }
    ]
]
