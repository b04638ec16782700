export default city = {
  "status": "ok",
  "query": {
    "format": "json"
  },
  "kota": [
    {
      "id": "512",
      "name": "ACEH BARAT"
    },
    {
      "id": "513",
      "name": "ACEH BARAT DAYA"
    },
    {
      "id": "568",
      "name": "AGAM"
    }
  ]
}
