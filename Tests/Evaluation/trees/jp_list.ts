export const LIST_CITY_DISTRICT ={
  "list": [
    {
      "regionCode": "010006",
      "prefectureKanji": "北海道",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ"
    },
    {
      "regionCode": "011002",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "札幌市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｻｯﾎﾟﾛｼ"
    },
    {
      "regionCode": "012025",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "函館市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾊｺﾀﾞﾃｼ"
    },
    {
      "regionCode": "020001",
      "prefectureKanji": "青森県",
      "prefectureKana": "ｱｵﾓﾘｹﾝ"
    },
    {
      "regionCode": "022012",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "青森市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｱｵﾓﾘｼ"
    }
  ]
};
