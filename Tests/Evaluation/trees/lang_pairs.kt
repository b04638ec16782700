package com.example.geo

val regions: Map<String, List<String>> = mapOf(
    "Central Region" to listOf("Lilongwe", "Dedza"),
    "Northern Region" to listOf(
        "Mzuzu",
        "Karonga",
    ),
)
