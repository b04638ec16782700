/* EmbeddedAtlas: the compiled divisions, in the binary's read-only data.
 *
 * Here live only the bytes of assets/china.atlas. RegionTree opens them in place, so the program needs no
 * other file, and start-up reads only the pages that it shows. scripts/build-atlas makes the bytes from the
 * text in assets/.
 */
#ifndef EMBEDDED_ATLAS_H
#define EMBEDDED_ATLAS_H

/* The block, aligned to 16 bytes. */
extern const unsigned char areapick_atlas[];

/* The length of the block in bytes. */
extern const unsigned long areapick_atlas_size;

/* The block's address: Swift does not import an array without a length. */
static inline const void *areapick_atlas_start(void) { return areapick_atlas; }

/* assets/characters.tsv, assets/readings.tsv and assets/traditional.tsv as they are: how Han names of other trees are read. */
extern const unsigned char areapick_characters[];
extern const unsigned long areapick_characters_size;
extern const unsigned char areapick_readings[];
extern const unsigned long areapick_readings_size;
extern const unsigned char areapick_traditional[];
extern const unsigned long areapick_traditional_size;
static inline const void *areapick_characters_start(void) { return areapick_characters; }
static inline const void *areapick_readings_start(void) { return areapick_readings; }
static inline const void *areapick_traditional_start(void) { return areapick_traditional; }

#endif
