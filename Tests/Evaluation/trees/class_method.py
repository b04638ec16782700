class Locations:
    REGIONS = {
        'Arusha City': ['Kati', 'Themi'],
        'Mtwara': ['Chikongola'],
    }

    @classmethod
    def get(cls, region):
        return cls.REGIONS.get(region, [])
