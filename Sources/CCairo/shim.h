#ifndef UMWELT_CCAIRO_H
#define UMWELT_CCAIRO_H

#include <cairo.h>
#include <cairo-pdf.h>
#include <zlib.h>

#endif
