export const prawdziweDaneLokacji = [
    {
      "WOJ": "02",
      "POW": "",
      "GMI": "",
      "RODZ": "",
      "NAZWA": "DOLNOŚLĄSKIE",
      "NAZWA_DOD": "województwo",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "",
      "RODZ": "",
      "NAZWA": "bolesławiecki",
      "NAZWA_DOD": "powiat",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "01",
      "RODZ": 1,
      "NAZWA": "Bolesławiec",
      "NAZWA_DOD": "gmina miejska",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "02",
      "RODZ": 2,
      "NAZWA": "Bolesławiec",
      "NAZWA_DOD": "gmina wiejska",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "03",
      "RODZ": 2,
      "NAZWA": "Gromadka",
      "NAZWA_DOD": "gmina wiejska",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "04",
      "RODZ": 3,
      "NAZWA": "Nowogrodziec",
      "NAZWA_DOD": "gmina miejsko-wiejska",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "04",
      "RODZ": 4,
      "NAZWA": "Nowogrodziec",
      "NAZWA_DOD": "miasto",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "01",
      "GMI": "04",
      "RODZ": 5,
      "NAZWA": "Nowogrodziec",
      "NAZWA_DOD": "obszar wiejski",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "02",
      "GMI": "",
      "RODZ": "",
      "NAZWA": "dzierżoniowski",
      "NAZWA_DOD": "powiat",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "02",
      "POW": "02",
      "GMI": "01",
      "RODZ": 1,
      "NAZWA": "Bielawa",
      "NAZWA_DOD": "gmina miejska",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "04",
      "POW": "",
      "GMI": "",
      "RODZ": "",
      "NAZWA": "KUJAWSKO-POMORSKIE",
      "NAZWA_DOD": "województwo",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "04",
      "POW": "01",
      "GMI": "",
      "RODZ": "",
      "NAZWA": "aleksandrowski",
      "NAZWA_DOD": "powiat",
      "STAN_NA": "2024-01-01"
    },
    {
      "WOJ": "04",
      "POW": "01",
      "GMI": "01",
      "RODZ": 1,
      "NAZWA": "Aleksandrów Kujawski",
      "NAZWA_DOD": "gmina miejska",
      "STAN_NA": "2024-01-01"
    }
  ];
