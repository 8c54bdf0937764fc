#define _GNU_SOURCE

#include "CStack.h"
#include "bounds.h"
#include <pthread.h>
#include <stdatomic.h>
#include <sys/resource.h>

/* Views are nested as deeply as their stack lasts: each level takes up to 8 kB of it in debug builds, to be updated,
   measured and drawn. The 8 MB that are usual hold some 1,000 levels of the greediest views; these hold 30,000. Memory is
   taken only as far as a stack is used. */
static const rlim_t wanted = 256 << 20;

/* Before the program's main function, as threads have the stacks with which they were made.

   Linux lets the main thread's stack grow up to the limit in force. It keeps 128 MB free for that where addresses are not
   random, and more elsewhere. */
__attribute__((constructor)) static void raise_limits(void) {
    struct rlimit limit, all;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || getrlimit(RLIMIT_AS, &all) != 0) return;
    /* With a limited address space, many large stacks would leave too little for the program. */
    if (all.rlim_cur != RLIM_INFINITY) return;
    rlim_t size = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    if (limit.rlim_cur < size) {
        limit.rlim_cur = size;
        setrlimit(RLIMIT_STACK, &limit);
    }
    /* The main actor runs on threads of Dispatch where the main thread has ended, as in tests. */
    pthread_attr_t attributes;
    size_t now;
    if (pthread_getattr_default_np(&attributes) != 0) return;
    if (pthread_attr_getstacksize(&attributes, &now) == 0 && now < size) {
        pthread_attr_setstacksize(&attributes, size);
        pthread_setattr_default_np(&attributes);
    }
    pthread_attr_destroy(&attributes);
}

/* The stack of this thread, once found. */
static _Thread_local uintptr_t lowest;
static _Thread_local size_t length;

static void find(void) {
    pthread_attr_t attributes;
    void *address;
    lowest = 1;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    if (pthread_attr_getstack(&attributes, &address, &length) == 0) lowest = (uintptr_t)address;
    pthread_attr_destroy(&attributes);
}

int umwelt_stack_bounds(uintptr_t *low, uintptr_t *high) {
    *low = lowest;
    *high = lowest + length;
    return length > 0;
}

size_t umwelt_stack_size(void) {
    if (lowest == 0) find();
    return length;
}

static _Atomic uint64_t steps;

uint64_t umwelt_steps(void) { return atomic_load_explicit(&steps, memory_order_relaxed); }

size_t umwelt_stack_left(void) {
    /* Threads may count at the same time, and then count one: what matters is that the number changes. */
    atomic_store_explicit(&steps, umwelt_steps() + 1, memory_order_relaxed);
    if (lowest == 0) find();
    size_t left = (uintptr_t)__builtin_frame_address(0) - lowest;
    return left < length ? left : SIZE_MAX;
}
