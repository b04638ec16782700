export const VIETNAM_PROVINCES = [
    {
        _id: "p01",
        code: "01",
        name: "Hà Nội",
        full_name: "Thành phố Hà Nội",
        code_name: "ha_noi",
        administrative_unit_id: 1,
        is_active: true,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString()
    },
    {
        _id: "p79",
        code: "79",
        name: "TP. Hồ Chí Minh",
        full_name: "Thành phố Hồ Chí Minh",
        code_name: "tp_ho_chi_minh",
        administrative_unit_id: 1,
        is_active: true,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString()
    },
];
