data class Region(
    val id: Long,
    val name: String,
    val area: Float,
)

val regions = listOf(
    Region(1L, "A", 1.5f),
    Region(2L, "B", 2.5f),
)
