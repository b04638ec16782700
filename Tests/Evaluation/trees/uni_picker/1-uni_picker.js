var provinceData = [{
		"label": "北京市",
		"value": "11"
	},
	{
		"label": "天津市",
		"value": "12"
	}
]
export default provinceData;
