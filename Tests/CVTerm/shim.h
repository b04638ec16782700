// libvterm, the terminal emulator behind the tests' pseudo-terminal.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <vterm.h>

#endif
