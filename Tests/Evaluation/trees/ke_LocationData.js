const LocationData = {
  "counties": [
    {
      "county_name": "BARINGO",
      "id": 30,
      "constituencies": [
        {
          "constituency_name": "baringo  north",
          "id": 0,
          "wards": [
            "barwessa",
            "kabartonjo",
            "saimo/kipsaraman",
            "saimo/soi",
            "bartabwa"
          ]
        },
        {
          "constituency_name": "baringo central",
          "id": 0,
          "wards": [
            "kabarnet",
            "sacho",
            "ewalel chapchap"
          ]
        },
        {
          "constituency_name": "tiaty",
          "id": 0,
          "wards": [
            "tirioko",
            "tangulbei/korossi",
            "churo/amaya"
          ]
        }
      ]
    },
    {
      "county_name": "BOMET",
      "id": 36,
      "constituencies": [
        {
          "constituency_name": "bomet central",
          "id": 1,
          "wards": [
            "silibwet township",
            "ndaraweta"
          ]
        },
        {
          "constituency_name": "bomet east",
          "id": 1,
          "wards": [
            "merigi"
          ]
        }
      ]
    }
  ]
}
export default LocationData;
