// Bangladesh Geographic Data
// Divisions, Districts, Upazilas, and Unions

export const bangladeshGeoData = {
	divisions: [
		{
			id: "1",
			name: "Dhaka",
			districts: [
				{
					id: "1",
					name: "Dhaka",
					upazilas: [
						{
							id: "1",
							name: "Dhanmondi",
							unions: ["Dhanmondi", "Kalabagan", "Hazaribagh"],
						},
						{
							id: "2",
							name: "Gulshan",
							unions: ["Gulshan 1", "Gulshan 2", "Banani"],
						},
					],
				},
			],
		},
		{
			id: "2",
			name: "Sylhet",
			districts: [
				{
					id: "2",
					name: "Sylhet",
					upazilas: [],
				},
			],
		},
	],
};

// Helper function to get districts by division
export const getDistrictsByDivision = (divisionId) => {
	const division = bangladeshGeoData.divisions.find((d) => d.id === divisionId);
	return division ? division.districts : [];
};
