* labels
label define sex 1 "Male" 2 "Female"
label define reg 1 "Dakar" ///
  2 "Thies" ///
  3 "Kaolack"
label values region reg
