MAIN_CATEGORIES = ["Business Law", "Criminal Law", "Bankruptcy"]
PRACTICE_TO_MAIN = {
    "commercial law": "Business Law",
    "corporate": "Business Law",
    "antitrust & trade regulation": "Business Law",
    "white collar crime": "Criminal Law",
    "insolvency": "Bankruptcy",
}
