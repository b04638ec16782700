export default {
  areaList: Object.freeze([
    {
      province: "กระบี่",
      amphoes: [
        {
          amphoe: "คลองท่อม",
          districts: [
            {
              district: "คลองท่อมเหนือ",
              zipcode: "81120"
            },
            {
              district: "คลองท่อมใต้",
              zipcode: "81120"
            },
            {
              district: "คลองพน",
              zipcode: "81170"
            },
            {
              district: "ทรายขาว",
              zipcode: "81170"
            },
            {
              district: "พรุดินนา",
              zipcode: "81120"
            },
            {
              district: "ห้วยน้ำขาว",
              zipcode: "81120"
            },
            {
              district: "เพหลา",
              zipcode: "81120"
            }
          ]
        },
        {
          amphoe: "ปลายพระยา",
          districts: [
            {
              district: "คีรีวง",
              zipcode: "81160"
            },
            {
              district: "ปลายพระยา",
              zipcode: "81160"
            },
            {
              district: "เขาต่อ",
              zipcode: "81160"
            },
            {
              district: "เขาเขน",
              zipcode: "81160"
            }
          ]
        },
        {
          amphoe: "ลำทับ",
          districts: [
            {
              district: "ดินอุดม",
              zipcode: "81190"
            },
            {
              district: "ดินแดง",
              zipcode: "81190"
            },
            {
              district: "ทุ่งไทรทอง",
              zipcode: "81190"
            },
            {
              district: "ลำทับ",
              zipcode: "81190"
            }
          ]
        }
      ]
    }
  ])
};
