#ifndef CPREFETCH_H
#define CPREFETCH_H

/* Asks the processor for the memory at a place, which is read soon. Nothing waits for it, and any address is allowed.
 * Swift has no word for that. */
static inline void prefetch(const void *place) { __builtin_prefetch(place); }

#endif
