window.WebcakeAddresses = window.WebcakeAddresses || {};
window.WebcakeAddresses[84] = {
    "101": {
        "10101": {
            "1010101": {
                "name": "Phường Phúc Xá"
            },
            "1010103": {
                "name": "Phường Nguyễn Trung Trực"
            },
            "name": "Quận Ba Đình"
        },
        "10103": {
            "1010301": {
                "name": "Phường Bưởi"
            },
            "name": "Quận Tây Hồ"
        },
        "name": "Hà Nội"
    },
    "103": {
        "10301": {
            "1030101": {
                "name": "Phường Máy Tơ"
            },
            "name": "Quận Ngô Quyền"
        },
        "name": "Hải Phòng"
    }
};
