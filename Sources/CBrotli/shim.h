#ifndef UMWELT_CBROTLI_H
#define UMWELT_CBROTLI_H

#include <brotli/encode.h>

#endif
