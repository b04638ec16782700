export const nepal_admin_structure = {
    "Koshi Province": {
        "Capital": "Biratnagar",
        "Districts": {
            "Bhojpur": {
                "Municipalities": ["Bhojpur Municipality"],
                "Rural Municipalities": ["Shadananda", "Tyamke Maiyum", "Ramprasad Rai"]
            },
            "Dhankuta": {
                "Municipalities": ["Dhankuta Municipality"],
                "Rural Municipalities": ["Pakhribas", "Mahalaxmi"]
            }
        }
    },
    "Karnali Province": {
        "Capital": "Birendranagar",
        "Districts": {
            "Dolpa": {
                "Municipalities": ["Thuli Bheri", "Tripurasundari"],
                "Rural Municipalities": ["Dolpo Buddha", "She Phoksundo"]
            }
        }
    }
};
