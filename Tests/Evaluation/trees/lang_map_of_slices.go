package geo

// Regions holds all regions.
var Regions = map[string][]string{
	"Ashanti":       {"Kumasi", "Obuasi"},
	"Greater Accra": {"Accra", "Tema"},
}
