var regions = new Dictionary<string, string[]>
{
    ["Punjab"] = new[] { "Lahore", "Multan" },
    ["Sindh"] = new string[] { "Karachi" },
};
