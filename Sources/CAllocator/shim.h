#ifndef UMWELT_CALLOCATOR_H
#define UMWELT_CALLOCATOR_H

/* Declarations that Swift's module of the C library lacks. */
#include <malloc.h>

#endif
