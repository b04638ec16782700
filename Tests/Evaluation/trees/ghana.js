export const ghanaRegionsAndDistricts = {
  "Ahafo": [
    "Asunafo North", "Asunafo South", "Tano South"
  ],
  "Central": [
    "Abura/Asebu/Kwamankese", "Agona East",
    "Twifo/Hemang/Lower Denkyira"
  ],
  "Savannah": []
};
export const regions = Object.keys(ghanaRegionsAndDistricts);
