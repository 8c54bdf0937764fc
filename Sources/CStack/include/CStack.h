#ifndef UMWELT_CSTACK_H
#define UMWELT_CSTACK_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/* The stacks of the program's threads: how much of them is left, and what runs on them. */

/* The size in bytes of the stacks of this thread, as it was when it was first asked for. */
size_t umwelt_stack_size(void);

/* The bytes that are left of the stack of this thread. SIZE_MAX on a stack that is not the thread's own, such as that of
   a coroutine. Counts a step. */
size_t umwelt_stack_left(void);

/* The number of steps that all threads have counted. */
uint64_t umwelt_steps(void);

/* Interrupts a thread, and takes the addresses in the program's own file at which its functions are, the innermost first:
   relative to the beginning of the file in memory, each within the instruction that runs or calls.

   Returns how many were taken; none if the thread does not answer within a second. Not for two threads at a time. */
size_t umwelt_sample(pthread_t thread, uintptr_t *addresses, size_t capacity);

/* Takes the addresses of the functions of this thread in the same way. */
size_t umwelt_functions(uintptr_t *addresses, size_t capacity);

/* The offset of an address in the program's own file from the beginning of the file in memory; SIZE_MAX if it is in no part
   of that. */
size_t umwelt_offset(const void *address);

/* The address of the beginning of the program's own file in memory. */
uintptr_t umwelt_base(void);

/* The path of a file of this target, two folders below `Sources`, as debug information names it. */
const char *umwelt_source_file(void);

/* The path of the file that this code was loaded from: the dynamic library, or the program, whose path may be relative.
   Null if the dynamic linker does not know it. */
const char *umwelt_library_file(void);

/* The name of a Swift function in the language's own words, to be freed; null if it is none. The Swift runtime has it. */
char *swift_demangle(
    const char *name, size_t length, char *output, size_t *outputLength, uint32_t flags);

#endif
