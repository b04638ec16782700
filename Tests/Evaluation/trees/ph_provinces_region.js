const philippineLocations = {
    provinces: [
        { name: "Metro Manila", region: "NCR" },
        { name: "Ilocos Norte", region: "Region I" },
        { name: "Ilocos Sur", region: "Region I" },
        { name: "Batanes", region: "Region II" },
        { name: "Cagayan", region: "Region II" },
    ],
};
