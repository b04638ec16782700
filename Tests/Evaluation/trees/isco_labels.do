
capture label drop isco08_c
label define isco08_c 0	"Armed forces occupations"
label define isco08_c 1	"Managers", add
label define isco08_c 2	"Professionals", add
label define isco08_c 11	"Chief executives, senior officials and legislators", add
label define isco08_c 12	"Administrative and commercial managers", add
label define isco08_c 21	"Science and engineering professionals", add
