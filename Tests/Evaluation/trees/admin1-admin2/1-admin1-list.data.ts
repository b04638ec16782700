export default [
    {
        "code": "07",
        "name": "Delhi"
    },
    {
        "code": "10",
        "name": "Haryana"
    }
]
