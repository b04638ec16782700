pub struct City {
    pub name: &'static str,
    pub code: &'static str,
}

pub const CITIES: &[City] = &[
    City { name: "Zagreb", code: "ZG" },
    City { name: "Split", code: "ST" },
];
