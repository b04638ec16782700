ICD_10=[
    {
        text: "I.Certain infectious and parasitic diseases",
        nodes:
            [
                {
                    text: " A00-A09.Intestinal infectious diseases",
                    nodes:
                        [
                            {
                                text: "  A00.Cholera"
                            },
                            {
                                text: "  A01.Typhoid and paratyphoid fevers"
                            },
                        ]
                },
                {
                    text: " A15-A19.Tuberculosis",
                    nodes:
                        [
                            {
                                text: "  A15.Respiratory tuberculosis, bacteriologically and histologically confirmed"
                            },
                        ]
                }
            ],
    },
    {
        text: "II.Neoplasms",
        nodes:
            [
                {
                    text: " C00-C97.Malignant neoplasms",
                    nodes:
                        [
                            {
                                text: "  C00. Malignant neoplasm of lip"
                            },
                        ]
                },
            ],
    },
];
