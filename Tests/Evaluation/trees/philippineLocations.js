const philippineLocations = {
    provinces: [
        { name: "Metro Manila", region: "NCR" },
        { name: "Ilocos Norte", region: "Region I" },
        { name: "Ilocos Sur", region: "Region I" },
        { name: "La Union", region: "Region I" },
        { name: "Batanes", region: "Region II" },
        { name: "Cagayan", region: "Region II" }
    ],
    cities: [
        { name: "Manila", province: "Metro Manila" },
        { name: "Quezon City", province: "Metro Manila" },
        { name: "Laoag", province: "Ilocos Norte" },
        { name: "Vigan", province: "Ilocos Sur" },
        { name: "Tuguegarao", province: "Cagayan" }
    ]
};
