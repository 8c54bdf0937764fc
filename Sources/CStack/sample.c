#define _GNU_SOURCE

#include "CStack.h"
#include "bounds.h"
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>
#include <ucontext.h>

/* The frames that are looked at: more than lie above a view's body where it calls deeply. */
enum { most = 512 };

/* The frames that the signal handler has found: its own, the kernel's, and those of the thread. */
static void *frames[most];
static int count;

/* The frames that frame pointers lead to, of the thread alone. */
static void *pointers[most];
static int followed;

static sem_t taken;

/* Follows the frame pointers from where a thread was interrupted: Swift's functions keep them, and those of the kernel and
   of C do not write over them for the most part. It also finds the way out of functions without unwinding information, such
   as the kernel's clock. */
static int follow(const ucontext_t *context, void **found, int capacity) {
    uintptr_t low, high;
    if (!umwelt_stack_bounds(&low, &high)) return 0;
#if defined(__x86_64__)
    uintptr_t address = context->uc_mcontext.gregs[REG_RIP], frame = context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
    uintptr_t address = context->uc_mcontext.pc, frame = context->uc_mcontext.regs[29];
#else
    uintptr_t address = 0, frame = 0;
#endif
    int number = 0;
    while (number < capacity) {
        found[number++] = (void *)address;
        /* A frame begins with the pointer to the one before, which lies higher, and the address to return to. */
        if (frame % sizeof(uintptr_t) != 0 || frame < low || frame > high - 2 * sizeof(uintptr_t)) break;
        const uintptr_t *words = (const uintptr_t *)frame;
        low = frame + 1;
        frame = words[0];
        address = words[1];
    }
    return number;
}

static void record_frames(int signal, siginfo_t *info, void *context) {
    int error = errno;
    count = backtrace(frames, most);
    followed = follow(context, pointers, most);
    sem_post(&taken);
    errno = error;
}

struct program {
    uintptr_t base;
    uintptr_t start;
    uintptr_t end;
};

/* The first of the files in memory is the program's own. */
static int find_code(struct dl_phdr_info *info, size_t size, void *result) {
    struct program *program = result;
    program->base = info->dlpi_addr;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        if (program->end == 0 || start < program->start) program->start = start;
        if (start + part->p_memsz > program->end) program->end = start + part->p_memsz;
    }
    return 1;
}

struct place {
    uintptr_t address;
    size_t offset;
};

static int find_offset(struct dl_phdr_info *info, size_t size, void *result) {
    struct place *place = result;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        if (part->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        if (place->address >= start && place->address < start + part->p_memsz)
            place->offset = place->address - info->dlpi_addr;
    }
    return 1;
}

size_t umwelt_offset(const void *address) {
    struct place place = {(uintptr_t)address, SIZE_MAX};
    dl_iterate_phdr(find_offset, &place);
    return place.offset;
}

static int find_base(struct dl_phdr_info *info, size_t size, void *result) {
    *(uintptr_t *)result = info->dlpi_addr;
    return 1;
}

uintptr_t umwelt_base(void) {
    uintptr_t base = 0;
    dl_iterate_phdr(find_base, &base);
    return base;
}

/* Keeps those of the frames from `first` on that are in the program's own file. The first of all is at an address that
   runs if `runs` is true; the others are where calls return to, behind the instructions that call. */
static size_t keep(void **frames, int count, int first, int runs, uintptr_t *addresses, size_t capacity) {
    struct program program = {0};
    dl_iterate_phdr(find_code, &program);
    size_t number = 0;
    for (int index = first; index < count && number < capacity; index++) {
        uintptr_t address = (uintptr_t)frames[index] - (runs && index == first ? 0 : 1);
        if (address >= program.start && address < program.end) addresses[number++] = address - program.base;
    }
    return number;
}

size_t umwelt_functions(uintptr_t *addresses, size_t capacity) {
    void *frames[most];
    return keep(frames, backtrace(frames, most), 1, 0, addresses, capacity);
}

size_t umwelt_sample(pthread_t thread, uintptr_t *addresses, size_t capacity) {
    /* The first call loads what later ones, in a signal handler, must not load. */
    void *own[1];
    backtrace(own, 1);

    /* Programs ignore SIGURG by default, so a late signal does no harm. */
    struct sigaction action = {.sa_sigaction = record_frames, .sa_flags = SA_RESTART | SA_SIGINFO}, before;
    sigemptyset(&action.sa_mask);
    sem_init(&taken, 0, 0);
    count = followed = 0;
    if (sigaction(SIGURG, &action, &before) != 0) return 0;
    int isTaken = 0;
    if (pthread_kill(thread, SIGURG) == 0) {
        struct timespec end;
        clock_gettime(CLOCK_REALTIME, &end);
        /* A thread that runs answers at once, but may wait for a processor of a busy machine before. */
        end.tv_sec += 5;
        int result;
        do result = sem_timedwait(&taken, &end);
        while (result != 0 && errno == EINTR);
        isTaken = result == 0;
    }
    sigaction(SIGURG, &before, NULL);

    if (!isTaken) return 0;
    /* The first two are the handler and the return from it; the third is where the thread was interrupted. */
    size_t number = keep(frames, count, 2, 1, addresses, capacity);
    return number > 0 ? number : keep(pointers, followed, 0, 1, addresses, capacity);
}
