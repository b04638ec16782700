var cityData = [
	[{
		"label": "市辖区",
		"value": "1101"
	}],
	[{
		"label": "市辖区",
		"value": "1201"
	}]
]
export default cityData;
