#include "CCanvas.h"

void umwelt_text_style(GtkTextBuffer *buffer, int start, int end, const UmweltTextStyle *style) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, style->family);
    pango_font_description_set_absolute_size(font, style->size * PANGO_SCALE);
    pango_font_description_set_weight(font, (PangoWeight)style->weight);
    pango_font_description_set_style(font, style->is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    GtkTextTag *tag = gtk_text_buffer_create_tag(
        buffer, NULL, "font-desc", font, "foreground-rgba", style->foreground,
        "rise", (int)(style->rise * PANGO_SCALE), NULL);
    pango_font_description_free(font);
    // GTK takes no space below zero here, but in the style sheet: letters are as close as those of the whole field.
    if (style->letter_spacing >= 0)
        g_object_set(tag, "letter-spacing", (int)(style->letter_spacing * PANGO_SCALE), NULL);
    if (style->background) g_object_set(tag, "background-rgba", style->background, NULL);
    if (style->underline)
        g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, "underline-rgba", style->underline, NULL);
    if (style->strikethrough)
        g_object_set(tag, "strikethrough", TRUE, "strikethrough-rgba", style->strikethrough, NULL);
    GtkTextIter first, last;
    gtk_text_buffer_get_iter_at_offset(buffer, &first, start);
    gtk_text_buffer_get_iter_at_offset(buffer, &last, end);
    gtk_text_buffer_apply_tag(buffer, tag, &first, &last);
}

static void remember(GtkTextTag *tag, gpointer list) { g_ptr_array_add(list, tag); }

void umwelt_text_styles_remove(GtkTextBuffer *buffer) {
    GtkTextTagTable *table = gtk_text_buffer_get_tag_table(buffer);
    GPtrArray *tags = g_ptr_array_new();
    gtk_text_tag_table_foreach(table, remember, tags);
    for (guint index = 0; index < tags->len; index++)
        gtk_text_tag_table_remove(table, g_ptr_array_index(tags, index));
    g_ptr_array_free(tags, TRUE);
}
