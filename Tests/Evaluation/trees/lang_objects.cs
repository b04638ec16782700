using System.Collections.Generic;

namespace Geo;

public class CityStore
{
    public static List<City> All { get; } = new()
    {
        new City { Id = 1, Name = "Lahore", Province = "Punjab" },
        new City { Id = 2, Name = "Multan", Province = "Punjab" },
        new City { Id = 3, Name = "Karachi", Province = "Sindh" },
    };
}
