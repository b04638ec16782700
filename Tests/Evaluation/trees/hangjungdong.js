var hangjungdong = {
  sido: [
    {
      sido: "11",
      codeNm: "서울특별시"
    },
    {
      sido: "21",
      codeNm: "부산광역시"
    },
    {
      sido: "39",
      codeNm: "제주특별자치도"
    }
  ],
  sigugun: [
    {
      sido: "11",
      sigugun: "11230",
      codeNm: "강남구"
    },
    {
      sido: "11",
      sigugun: "11250",
      codeNm: "강동구"
    },
    {
      sido: "11",
      sigugun: "11090",
      codeNm: "강북구"
    },
    {
      sido: "21",
      sigugun: "21030",
      codeNm: "동구"
    },
    {
      sido: "39",
      sigugun: "39020",
      codeNm: "서귀포시"
    }
  ],
  dong: [
    {
      sido: "11",
      sigugun: "11230",
      dong: "1123051",
      codeNm: "신사동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "1123052",
      codeNm: "논현1동"
    },
    {
      sido: "11",
      sigugun: "11250",
      dong: "1125051",
      codeNm: "강일동"
    },
    {
      sido: "21",
      sigugun: "21030",
      dong: "2103051",
      codeNm: "초량1동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "3902011",
      codeNm: "대정읍"
    }
  ]
}
