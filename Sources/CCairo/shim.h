#ifndef UMWELT_CCAIRO_H
#define UMWELT_CCAIRO_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <zlib.h>

/// Locks the face that `font` reads its glyphs from, so that Cairo does not close it, and answers its address; null if
/// its file cannot be read. Unlock it with `cairo_ft_scaled_font_unlock_face`.
static inline const void *umwelt_font_lock_face(cairo_scaled_font_t *font) {
    return cairo_ft_scaled_font_lock_face(font);
}

#endif
