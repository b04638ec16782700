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
