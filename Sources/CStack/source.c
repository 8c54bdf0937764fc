#define _GNU_SOURCE

#include "CStack.h"
#include <dlfcn.h>

const char *umwelt_source_file(void) { return __FILE__; }

const char *umwelt_library_file(void) {
    Dl_info info;
    return dladdr((void *)umwelt_library_file, &info) != 0 ? info.dli_fname : NULL;
}
