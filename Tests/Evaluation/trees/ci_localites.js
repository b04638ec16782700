var localites = {
    C0001: {
        loc: "ABADJI-BIMBRESSO",
        sp: "SONGON",
        dp: "ABIDJAN",
        rg: "ABIDJAN",
    },
    C0002: {
        loc: "ABADJIN-DOUMÉ",
        sp: "SONGON",
        dp: "ABIDJAN",
        rg: "ABIDJAN",
    },
    C0004: {
        loc: "ABAKRO",
        sp: "YAMOUSSOUKRO",
        dp: "YAMOUSSOUKRO",
        rg: "YAMOUSSOUKRO",
    },
    C0006: {
        loc: "ABATTA",
        sp: "BINGERVILLE",
        dp: "ABIDJAN",
        rg: "ABIDJAN",
    },
    C0007: {
        loc: "ABAYANSI",
        sp: "BÉOUMI",
        dp: "BÉOUMI",
        rg: "GBEKE",
    },
    C0016: {
        loc: "ABEY-AHOUGNASSOU",
        sp: "BOTRO",
        dp: "BOTRO",
        rg: "GBEKE",
    },
    C0008: {
        loc: "ABBÉBÉGNINI",
        sp: "AZAGUIE",
        dp: "AGBOVILLE",
        rg: "AGNEBY-TIASSA",
    },
    C0015: {
        loc: "ABEVÉ/ABEYÉ",
        sp: "N'DOUCI",
        dp: "TIASSALE",
        rg: "AGNEBY-TIASSA",
    },
    C0017: {
        loc: "ABOISSO",
        sp: "N'DOUCI",
        dp: "TIASSALE",
        rg: "AGNEBY-TIASSA",
    },
}
