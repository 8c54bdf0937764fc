#ifndef UMWELT_CALLOCATOR_H
#define UMWELT_CALLOCATOR_H

/* What the module of the C library leaves out. */
#include <malloc.h>

#endif
