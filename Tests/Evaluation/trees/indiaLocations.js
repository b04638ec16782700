const indiaLocationData = {
    "Andhra Pradesh": {
        districts: {
            Anantapur: ["Anantapur City", "Dharmavaram", "Hindupur", "Guntakal"],
            Chittoor: ["Tirupati", "Chittoor City", "Madanapalle"],
            Guntur: ["Guntur City", "Tenali", "Narasaraopet"],
            "YSR Kadapa": ["Kadapa City", "Proddatur", "Rajampet"]
        }
    },
    Karnataka: {
        districts: {
            Bagalkot: ["Bagalkot", "Badami", "Mudhol"],
            "Bangalore Rural": ["Doddaballapura", "Hosakote", "Nelamangala"]
        }
    }
};
export default indiaLocationData;
