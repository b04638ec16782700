export interface Upazila {
    id: string;
    district_id: string;
    name: string;
    bn_name: string;
    lat: string;
    long: string;
}

interface UpazilasData {
    upazilas: Upazila[];
}


export const bdUpazilas = (): Upazila[] => {
    return [
        {
            id: "1",
            district_id: "34",
            name: "Amtali",
            bn_name: "আমতলী",
            lat: "",
            long: ""
        },
        {
            id: "2",
            district_id: "34",
            name: "Bamna",
            bn_name: "বামনা",
            lat: "",
            long: ""
        },
        {
            id: "3",
            district_id: "34",
            name: "Barguna Sadar",
            bn_name: "বরগুনা সদর",
            lat: "",
            long: ""
        },
        {
            id: "7",
            district_id: "35",
            name: "Muladi",
            bn_name: "মুলাদি",
            lat: "",
            long: ""
        },
        {
            id: "8",
            district_id: "35",
            name: "Babuganj",
            bn_name: "বাবুগঞ্জ",
            lat: "",
            long: ""
        }
    ];
};
