export const locations = {
    "서울특별시": {
        sidoCode: "110000",
        sigungu: [
            { name: "강남구", code: "110001" }, { name: "강동구", code: "110002" },
            { name: "관악구", code: "110004" }
        ]
    },
    "부산광역시": {
        sidoCode: "210000",
        sigungu: [
            { name: "부산남구", code: "210001" }
        ]
    }
};
