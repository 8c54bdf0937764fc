#ifndef UMWELT_CMARKDOWN_H
#define UMWELT_CMARKDOWN_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
