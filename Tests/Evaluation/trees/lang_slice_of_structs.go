package geo

import "strings"

type City struct {
	Name     string
	Code     string
	Suburbs []string
}

var Cities = []City{
	{Name: "Kumasi", Code: "KUM", Suburbs: []string{"Bantama", "Asokwa"}},
	{Name: "Accra", Code: "ACC", Suburbs: []string{"Osu"}},
}

func Find(name string) *City {
	for i := range Cities {
		if strings.EqualFold(Cities[i].Name, name) {
			return &Cities[i]
		}
	}
	return nil
}
