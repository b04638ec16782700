export default [
    {
        "district": 101,
        "_id": 101001,
        "libellé": "1ER ARRONDISSEMENT"
    },
    {
        "district": 101,
        "_id": 101002,
        "libellé": "2E ARRONDISSEMENT"
    },
    {
        "district": 102,
        "_id": 102010,
        "libellé": "ALASORA"
    },
    {
        "district": 102,
        "_id": 102039,
        "libellé": "ANKADIKELY ILAFY"
    }
];
