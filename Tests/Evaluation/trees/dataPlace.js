export const quanHuyen = [
    {
        "name": "1",
        "type": "quan",
        "slug": "1",
        "name_with_type": "Quận 1",
        "path": "1, Hồ Chí Minh",
        "path_with_type": "Quận 1, Thành phố Hồ Chí Minh",
        "code": "760",
        "parent_code": "79"
    },
    {
        "name": "Thủ Đức",
        "type": "quan",
        "slug": "thu-duc",
        "name_with_type": "Quận Thủ Đức",
        "path": "Thủ Đức, Hồ Chí Minh",
        "path_with_type": "Quận Thủ Đức, Thành phố Hồ Chí Minh",
        "code": "762",
        "parent_code": "79"
    },
]
export const xaPhuong = [
    {
        "name": "Tân Định",
        "type": "phuong",
        "slug": "tan-dinh",
        "name_with_type": "Phường Tân Định",
        "path": "Tân Định, 1, Hồ Chí Minh",
        "path_with_type": "Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
        "code": "26734",
        "parent_code": "760"
    },
    {
        "name": "Linh Xuân",
        "type": "phuong",
        "slug": "linh-xuan",
        "name_with_type": "Phường Linh Xuân",
        "path": "Linh Xuân, Thủ Đức, Hồ Chí Minh",
        "path_with_type": "Phường Linh Xuân, Quận Thủ Đức, Thành phố Hồ Chí Minh",
        "code": "26794",
        "parent_code": "762"
    },
]
