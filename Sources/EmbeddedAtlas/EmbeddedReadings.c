#include "EmbeddedAtlas.h"

/* #embed is C23; this compiler takes it in older modes and says so. */
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char areapick_characters[] = {
#embed "../../assets/characters.tsv"
};

const unsigned char areapick_readings[] = {
#embed "../../assets/readings.tsv"
};

const unsigned char areapick_traditional[] = {
#embed "../../assets/traditional.tsv"
};

const unsigned long areapick_characters_size = sizeof areapick_characters;
const unsigned long areapick_readings_size = sizeof areapick_readings;
const unsigned long areapick_traditional_size = sizeof areapick_traditional;
