CodeSystem: ISCO08
* ^status = #active
* #1 "Managers" "Managers plan."
* #11 "Chief executives" "Heads."
* #12 "Administrative managers" "Heads."
* #2 "Professionals" "Professionals increase."
* #21 "Science" "x."
* #22 "Health" "x."
