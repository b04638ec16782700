const codeRanges: Record<string, { category: string; description: string }> = {
  "00100-01999": { category: "Anesthesia", description: "Anesthesia for surgical procedures" },
  "10021-69990": { category: "Surgery", description: "Surgical procedures across body systems" },
  "70010-79999": { category: "Radiology", description: "Diagnostic imaging and radiation oncology services" },
};
