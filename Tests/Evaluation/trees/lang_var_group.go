package geo

var (
	Provinces = []string{"Maputo", "Gaza"}
	Districts = map[string][]string{
		"Maputo": []string{"Boane", "Moamba"},
		"Gaza":   []string{"Chókwè"},
	}
)
