using System.Collections.Generic;

namespace Geo
{
    public static class Regions
    {
        public static readonly Dictionary<string, List<string>> ByProvince = new Dictionary<string, List<string>>
        {
            { "Punjab", new List<string> { "Lahore", "Multan" } },
            { "Sindh", new List<string> { "Karachi" } },
        };
    }
}
