#ifndef UMWELT_CZLIB_H
#define UMWELT_CZLIB_H

#include <zlib.h>

#endif
