const kataviRegion = {
    regionName: "KATAVI",
    regionPostCode: 50,
    districts: [
        {
            districtName: "MPANDA CBD",
            districtPostCode: 501,
            wards: [
                {
                    wardName: "Kawajense",
                    wardPostCode: 50101,
                    villages: [
                        {
                            villageName: "Ikulu",
                            villagePostCode: 50101,
                            streets: [
                                { StreetName: "Ikulu", streetPostCode: 50101 },
                                { StreetName: "Kawajense", streetPostCode: 50101 },
                            ],
                        },
                        {
                            villageName: "Kawajense",
                            villagePostCode: 50101,
                            streets: [
                                { StreetName: "Majengo Mapya", streetPostCode: 50101 },
                            ],
                        },
                    ],
                },
                {
                    wardName: "Ilembo",
                    wardPostCode: 50102,
                    villages: [
                        {
                            villageName: "Ikulu",
                            villagePostCode: 50102,
                            streets: [
                                { StreetName: "Ilembo", streetPostCode: 50102 },
                            ],
                        },
                    ],
                },
            ],
        },
    ],
}
export default kataviRegion
