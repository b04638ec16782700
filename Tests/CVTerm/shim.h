// libvterm, the terminal emulator that stands behind the pseudo-terminal of the tests. Swift reads all
// of it that the tests use: bit fields, unions and callbacks too.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <vterm.h>

#endif
