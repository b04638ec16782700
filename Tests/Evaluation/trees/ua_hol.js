var configHol = {
  "countries" : [
    {
      "countryId" : 1,
      "countryName" : "Україна",
      "districtsHol" : [
        {
          "countryId" : 1,
          "districtId" : 58,
          "districtName" : "-",
          "regionsHol" : [
            {
              "regionId" : 277,
              "districtId" : 58,
              "regionName" : "-",
              "localitysHol" : [
                {
                  "regionId" : 277,
                  "localityId" : 2618,
                  "localityType" : 1,
                  "localityName" : "Бердичів"
                },
                {
                  "regionId" : 277,
                  "localityId" : 2089,
                  "localityType" : 1,
                  "localityName" : "Київ"
                }
              ]
            }
          ]
        },
        {
          "countryId" : 1,
          "districtId" : 62,
          "districtName" : "=",
          "regionsHol" : [
            {
              "regionId" : 301,
              "districtId" : 62,
              "regionName" : "-",
              "localitysHol" : null
            }
          ]
        },
        {
          "countryId" : 1,
          "districtId" : 6,
          "districtName" : "Івано-Франківська",
          "regionsHol" : [
            {
              "regionId" : 326,
              "districtId" : 6,
              "regionName" : "-",
              "localitysHol" : [
                {
                  "regionId" : 326,
                  "localityId" : 2574,
                  "localityType" : 1,
                  "localityName" : "Іванофранківськ"
                }
              ]
            }
          ]
        }
      ]
    }
  ]
};
