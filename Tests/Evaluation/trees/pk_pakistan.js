const pakistan = {
    Sindh: {
        Karachi: {
            subDistricts: [
                "Karachi South",
                "Karachi East",
                {
                    "Karachi West": {
                        areas: [
                            "Baldia Town",
                            "Harbour Town",
                        ],
                    },
                },
                {
                    "Karachi Central": {
                        areas: [],
                    },
                },
            ],
        },
        Hyderabad: {
            subDistricts: [],
        },
    },
    Punjab: {
        Lahore: {
            subDistricts: [
                "Lahore Cantt",
            ],
        },
    },
};
export default pakistan;
