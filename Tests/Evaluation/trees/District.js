export default {
districts : [
    {
        "value": "110000",
        "label": "北京",
        "children": [
            {
                "value": "110100",
                "label": "北京市",
                "children": [
                    {
                        "value": "110114",
                        "label": "昌平区",
                        "children": []
                    },
                    {
                        "value": "110105",
                        "label": "朝阳区",
                        "children": []
                    },
                    {
                        "value": "110101",
                        "label": "东城区",
                        "children": []
                    }
                ]
            }
        ]
    },
    {
        "value": "120000",
        "label": "天津",
        "children": [
            {
                "value": "120100",
                "label": "天津市",
                "children": [
                    {
                        "value": "120101",
                        "label": "和平区",
                        "children": []
                    }
                ]
            }
        ]
    }
]
}
