#ifndef UMWELT_CSTACK_BOUNDS_H
#define UMWELT_CSTACK_BOUNDS_H

#include <stdint.h>

/* The lowest and the highest address of this thread's stack; false if it has never asked how much is left. For signal
   handlers too. */
int umwelt_stack_bounds(uintptr_t *low, uintptr_t *high);

#endif
