#ifndef UMWELT_CPANGO_H
#define UMWELT_CPANGO_H

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// A font map that finds fonts in `config` alone; release it with `g_object_unref`.
static inline PangoFontMap *umwelt_font_map_new(FcConfig *config) {
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    // One unit of the context is one point.
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    return map;
}

/// Cairo's font behind one of a map that ``umwelt_font_map_new`` made; Pango owns it.
static inline cairo_scaled_font_t *umwelt_font_scaled(PangoFont *font) {
    return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

/// Adds `attribute` for the bytes from `start` to `end`; the list owns it then.
static inline void umwelt_attr_list_add(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
    attribute->start_index = start;
    attribute->end_index = end;
    pango_attr_list_insert(list, attribute);
}

static inline PangoAttribute *umwelt_attr_word_new(void);

static inline PangoAttribute *umwelt_attr_word_copy(const PangoAttribute *attribute) { return umwelt_attr_word_new(); }

static inline void umwelt_attr_word_destroy(PangoAttribute *attribute) { g_free(attribute); }

static inline gboolean umwelt_attr_word_equal(const PangoAttribute *one, const PangoAttribute *other) { return TRUE; }

/// An attribute that makes its range one word, before and after which lines may break. Pango has the type, but no
/// function that makes one.
static inline PangoAttribute *umwelt_attr_word_new(void) {
    static const PangoAttrClass word = {
        PANGO_ATTR_WORD, umwelt_attr_word_copy, umwelt_attr_word_destroy, umwelt_attr_word_equal};
    PangoAttrInt *attribute = g_new0(PangoAttrInt, 1);
    pango_attribute_init(&attribute->attr, &word);
    attribute->value = 1;
    return &attribute->attr;
}

/// The direction of a text's first letter. Pango calls the function deprecated, but offers nothing in its place.
static inline PangoDirection umwelt_first_direction(const char *text, int length) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(text, length);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

#endif
