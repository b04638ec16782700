export const countiesData = [
    {
        code:"001",
        countyName:"MOMBASA",
        constituencies:[
            {
                constituencyName:"CHANGAMWE",
                constituencyNo:1,
                Wards:[
                    { wardId:1, wardName:"PORT REITZ" },
                    { wardId:2, wardName:"KIPEVU" },
                    { wardId:3, wardName:"AIRPORT" },
                ],
            },
            {
                constituencyName:"LIKONI",
                constituencyNo:5,
                Wards:[
                    { wardId:1, wardName:"MTONGWE" },
                    { wardId:2, wardName:"SHIKA ADABU" },
                ],
            },
            {
                constituencyName:"MVITA",
                constituencyNo:5,
                Wards:[
                    { wardId:1, wardName:"MJI WA KALE/MAKADARA" },
                    { wardId:2, wardName:"TUDOR" },
                ],
            },
        ],
    },
    {
        code:"002",
        countyName:"KWALE",
        constituencies:[
            {
                constituencyName:"MSAMBWENI",
                constituencyNo:7,
                Wards:[
                    { wardId:1, wardName:"GOMBATOBONGWE" },
                    { wardId:2, wardName:"ZIWA LA NG'OMBE" },
                ],
            },
        ],
    },
]
