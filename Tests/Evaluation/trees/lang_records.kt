package com.example.geo

data class City(val id: Int, val name: String, val districts: List<District>)
data class District(val id: Int, val name: String)

object Places {
    val cities = listOf(
        City(id = 1, name = "Lilongwe", districts = listOf(District(id = 11, name = "Area 25"), District(id = 12, name = "Kawale"))),
        City(id = 2, name = "Blantyre", districts = listOf(District(id = 21, name = "Ndirande"))),
    )

    fun find(id: Int): City? = cities.firstOrNull { it.id == id }
}
