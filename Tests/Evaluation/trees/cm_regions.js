var regions = {
    "EN": "Extrême-Nord",
    "NO": "Nord",
    "AD": "Adamaoua"
}
var en = {
    "DI": "Diamaré",
    "MK_EN": "Mayo-Kani"
}
var no = {
    "BE": "Bénoué",
    "FA_NO": "Faro"
}
var ad = {
    "DJ": "Djérem"
}
