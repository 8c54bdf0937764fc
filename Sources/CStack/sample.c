#define _GNU_SOURCE

#include "CStack.h"
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>

/* The frames that are looked at: more than lie above a view's body where it calls deeply. */
enum { most = 512 };

/* The frames that the signal handler has found: its own, the kernel's, and those of the thread. */
static void *frames[most];
static int count;
static sem_t taken;

static void take(int signal) {
    int error = errno;
    count = backtrace(frames, most);
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

    /* SIGURG is one that programs ignore, so that one that comes late does no harm. */
    struct sigaction action = {.sa_handler = take, .sa_flags = SA_RESTART}, before;
    sigemptyset(&action.sa_mask);
    sem_init(&taken, 0, 0);
    count = 0;
    if (sigaction(SIGURG, &action, &before) != 0) return 0;
    int found = 0;
    if (pthread_kill(thread, SIGURG) == 0) {
        struct timespec end;
        clock_gettime(CLOCK_REALTIME, &end);
        end.tv_sec += 1;
        int result;
        do result = sem_timedwait(&taken, &end);
        while (result != 0 && errno == EINTR);
        if (result == 0) found = count;
    }
    sigaction(SIGURG, &before, NULL);

    /* The first two are the handler and the return from it; the third is where the thread was interrupted. */
    return keep(frames, found, 2, 1, addresses, capacity);
}
