KENYA_WARDS_DATA = [
    {'name': 'Port Reitz', 'code': '001001001', 'constituency': 'Changamwe'},
    {'name': 'Kipevu', 'code': '001001002', 'constituency': 'Changamwe'},
    {'name': 'Airport', 'code': '001001003', 'constituency': 'Changamwe'},
    {'name': 'Jomvu Kuu', 'code': '001002001', 'constituency': 'Jomvu'},
    {'name': 'Mikindani', 'code': '001002002', 'constituency': 'Jomvu'},
]
