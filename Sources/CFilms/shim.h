#ifndef UMWELT_CFILMS_H
#define UMWELT_CFILMS_H

#include <gif_lib.h>
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>

#endif
