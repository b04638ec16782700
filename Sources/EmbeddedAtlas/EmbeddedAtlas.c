#include "EmbeddedAtlas.h"

/* #embed is C23; this compiler accepts it in older modes with a warning. */
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(16) const unsigned char areapick_atlas[] = {
#embed "../../assets/china.atlas"
};

const unsigned long areapick_atlas_size = sizeof areapick_atlas;
