#ifndef UMWELT_CIMAGES_H
#define UMWELT_CIMAGES_H

#include <cairo.h>
#include <dlfcn.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Decodes a file of a type that GdkPixbuf knows, upright as its camera says; null if it is broken. Release it with
/// `g_object_unref`.
static inline GdkPixbuf *umwelt_pixbuf_new(const char *type, const unsigned char *bytes, gsize count) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type(type, NULL);
    if (!loader) return NULL;
    gboolean isWritten = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    gboolean isClosed = gdk_pixbuf_loader_close(loader, NULL);
    GdkPixbuf *decoded = gdk_pixbuf_loader_get_pixbuf(loader);
    GdkPixbuf *result = isWritten && isClosed && decoded ? gdk_pixbuf_apply_embedded_orientation(decoded) : NULL;
    g_object_unref(loader);
    return result;
}

/// Writes the pixels of `pixbuf` as Cairo wants them: blue, green, red and alpha, multiplied by alpha. `target` has
/// room for rows of `stride` bytes.
static inline void umwelt_pixbuf_copy(const GdkPixbuf *pixbuf, unsigned char *target, int stride) {
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    int channels = gdk_pixbuf_get_n_channels(pixbuf), rowstride = gdk_pixbuf_get_rowstride(pixbuf);
    const guint8 *pixels = gdk_pixbuf_read_pixels(pixbuf);
    for (int y = 0; y < height; y++) {
        const guint8 *source = pixels + (gsize)y * rowstride;
        uint32_t *row = (uint32_t *)(target + (gsize)y * stride);
        for (int x = 0; x < width; x++, source += channels) {
            uint32_t alpha = channels == 4 ? source[3] : 255;
            uint32_t red = (source[0] * alpha + 127) / 255;
            uint32_t green = (source[1] * alpha + 127) / 255;
            uint32_t blue = (source[2] * alpha + 127) / 255;
            row[x] = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
}

// An animation's clock is a type that GLib advises against, and that gdk-pixbuf has no other for.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Makes an iterator of an animation at its beginning, the time zero. Release it with `g_object_unref`.
static inline GdkPixbufAnimationIter *umwelt_animation_begin(GdkPixbufAnimation *animation) {
    GTimeVal time = {0, 0};
    return gdk_pixbuf_animation_get_iter(animation, &time);
}

/// Moves an iterator to a time in milliseconds. Answers whether that is another frame.
static inline gboolean umwelt_animation_advance(GdkPixbufAnimationIter *iterator, glong milliseconds) {
    GTimeVal time = {milliseconds / 1000, milliseconds % 1000 * 1000};
    return gdk_pixbuf_animation_iter_advance(iterator, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/// Makes a JPEG file of rows of red, green and blue; null if that fails. Release it with `g_free`.
static inline gchar *umwelt_jpeg_new(
    const unsigned char *rows, int width, int height, int quality, gsize *count) {
    char percent[12];
    g_snprintf(percent, sizeof percent, "%d", quality);
    char *keys[] = {"quality", NULL}, *values[] = {percent, NULL};
    gchar *bytes = NULL;
    GdkPixbuf *pixbuf =
        gdk_pixbuf_new_from_data(rows, GDK_COLORSPACE_RGB, FALSE, 8, width, height, width * 3, NULL, NULL);
    gboolean isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, count, "jpeg", keys, values, NULL);
    g_object_unref(pixbuf);
    return isSaved ? bytes : NULL;
}

/// The kernel's id of the calling thread. It takes a system call, as Swift has no name for it.
static inline int umwelt_thread_id(void) { return (int)syscall(SYS_gettid); }

/// A function of librsvg; null if that is not installed. It is loaded with the first SVG, as it takes two megabytes with
/// the libraries that it needs, and few apps have one.
static inline void *umwelt_svg_function(const char *name) {
    static void *library;
    static gsize isLoaded;
    if (g_once_init_enter(&isLoaded)) {
        library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
        g_once_init_leave(&isLoaded, 1);
    }
    return library ? dlsym(library, name) : NULL;
}

/// A picture of librsvg.
typedef struct UmweltSVG UmweltSVG;

/// Reads an SVG, which may refer to nothing outside of itself; null if it is broken, or without librsvg. Release it with
/// `g_object_unref`.
static inline UmweltSVG *umwelt_svg_new(const unsigned char *bytes, gsize count) {
    UmweltSVG *(*read)(const guint8 *, gsize, GError **) =
        (UmweltSVG * (*)(const guint8 *, gsize, GError **)) umwelt_svg_function("rsvg_handle_new_from_data");
    return read ? read(bytes, count, NULL) : NULL;
}

/// Draws an SVG stretched to a rectangle. Answers whether that could be done.
static inline int umwelt_svg_draw(
    UmweltSVG *svg, cairo_t *cairo, double width, double height, double ownWidth, double ownHeight) {
    // The rectangle that the picture fills: its corner, its width and its height.
    struct { double x, y, width, height; } viewport = {0, 0, ownWidth, ownHeight};
    gboolean (*draw)(UmweltSVG *, cairo_t *, const void *, GError **) =
        (gboolean(*)(UmweltSVG *, cairo_t *, const void *, GError **)) umwelt_svg_function("rsvg_handle_render_document");
    if (!draw) return 0;
    cairo_save(cairo);
    cairo_scale(cairo, width / ownWidth, height / ownHeight);
    int isDrawn = draw(svg, cairo, &viewport, NULL);
    cairo_restore(cairo);
    return isDrawn;
}

#endif
