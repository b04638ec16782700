pub static REGIONS: &[(&str, &[&str])] = &[
    ("Zagreb", &["Sesvete", "Dubrava"]),
    ("Split", &["Solin", "Kaštela"]),
];
