export const wards: IWard[] = [
  { "code": "0721", "name": "Ainabkoi/Olare", "constituency_code": "144", "constituency_name": "Ainabkoi", "county_code": "27", "county_name": "Uasin Gishu", "type": "ward" },
  { "code": "0719", "name": "Kapsoya", "constituency_code": "144", "constituency_name": "Ainabkoi", "county_code": "27", "county_name": "Uasin Gishu", "type": "ward" },
  { "code": "0945", "name": "Ainamoi", "constituency_code": "190", "constituency_name": "Ainamoi", "county_code": "35", "county_name": "Kericho", "type": "ward" },
  { "code": "0946", "name": "Kapkugerwet", "constituency_code": "190", "constituency_name": "Ainamoi", "county_code": "35", "county_name": "Kericho", "type": "ward" }
]
