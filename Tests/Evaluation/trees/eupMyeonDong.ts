export const eupMyeonDong = [
  {
    "latitude": "1710800",
    "longitude": "925663",
    "location": "전라북도 고창군 고수면",
    "address": "고수면",
    "code": "35570310"
  },
  {
    "latitude": "1710800",
    "longitude": "925663",
    "location": "전라북도 고창군 고창읍",
    "address": "고창읍",
    "code": "35570110"
  },
  {
    "latitude": "1710800",
    "longitude": "925663",
    "location": "전라북도 고창군 공음면",
    "address": "공음면",
    "code": "35570340"
  },
  {
    "latitude": "1710800",
    "longitude": "925663",
    "location": "전라북도 군산시 개정면",
    "address": "개정면",
    "code": "35020310"
  }
];
