#include <yajl/yajl_parse.h>

/* Lets a text hold several values, one after the other: Swift cannot call a function of variable arguments. */
static inline void yajl_enable_many_values(yajl_handle parser) { yajl_config(parser, yajl_allow_multiple_values, 1); }
