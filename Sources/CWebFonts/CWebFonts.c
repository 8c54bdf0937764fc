#include "CWebFonts.h"

#include <brotli/encode.h>
#include <harfbuzz/hb-subset.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool has_table(hb_face_t *face, hb_tag_t tag) {
    hb_blob_t *table = hb_face_reference_table(face, tag);
    const bool exists = hb_blob_get_length(table) > 0;
    hb_blob_destroy(table);
    return exists;
}

/* True for a font that is set by tables that HarfBuzz leaves out of a part: AAT's, Graphite's, or kerning of the old kind. */
static bool is_indivisible(hb_face_t *face) {
    if (has_table(face, HB_TAG('S', 'i', 'l', 'f')) || has_table(face, HB_TAG('S', 'V', 'G', ' '))) return true;
    if (has_table(face, HB_TAG('G', 'P', 'O', 'S')) || has_table(face, HB_TAG('G', 'S', 'U', 'B'))) return false;
    return has_table(face, HB_TAG('k', 'e', 'r', 'n')) || has_table(face, HB_TAG('m', 'o', 'r', 'x'))
        || has_table(face, HB_TAG('k', 'e', 'r', 'x'));
}

/* All tables of a font: those of this one alone, where its file is a collection. */
static hb_face_t *all(hb_face_t *face) {
    hb_face_t *result = hb_face_builder_create();
    hb_tag_t tags[32];
    unsigned start = 0, count = 0;
    do {
        count = sizeof tags / sizeof *tags;
        hb_face_get_table_tags(face, start, &count, tags);
        for (unsigned index = 0; index < count; index++) {
            hb_blob_t *table = hb_face_reference_table(face, tags[index]);
            hb_face_builder_add_table(result, tags[index], table);
            hb_blob_destroy(table);
        }
        start += count;
    } while (count > 0);
    return result;
}

/* The characters of some ranges of a font; null if it cannot be read. HarfBuzz before 2.9.1, which Ubuntu 22.04 and
   RHEL 9 have, makes parts by other functions: pages load whole fonts there. */
#if HB_VERSION_ATLEAST(2, 9, 1)
static hb_face_t *part(hb_face_t *face, const uint32_t *bounds, size_t bound_count) {
    hb_subset_input_t *input = hb_subset_input_create_or_fail();
    if (!input) return NULL;
    hb_subset_input_set_flags(
        input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_DESUBROUTINIZE | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    hb_set_t *characters = hb_subset_input_unicode_set(input);
    for (size_t bound = 0; bound + 1 < bound_count; bound += 2) {
        hb_set_add_range(characters, bounds[bound], bounds[bound + 1]);
    }
    /* Figures of one width are the only feature that texts ask for beside those that are always on. */
    hb_set_add(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), HB_TAG('t', 'n', 'u', 'm'));
    hb_face_t *result = hb_subset_or_fail(face, input);
    hb_subset_input_destroy(input);
    return result;
}
#else
static hb_face_t *part(hb_face_t *face, const uint32_t *bounds, size_t bound_count) { return all(face); }
#endif

static uint8_t *put(uint8_t *place, uint32_t number, unsigned bytes) {
    while (bytes-- > 0) *place++ = (uint8_t)(number >> 8 * bytes);
    return place;
}

/* A length in groups of seven bits, the highest first. */
static uint8_t *put_length(uint8_t *place, uint32_t length) {
    for (unsigned shift = 28; shift > 0; shift -= 7) {
        if (length >> shift) *place++ = (uint8_t)(length >> shift & 0x7F) | 0x80;
    }
    *place++ = length & 0x7F;
    return place;
}

enum { most_tables = 64, longest_record = 10 };

/* The tables of a font in an order for WOFF2, in which the places of glyphs follow the glyphs; 0 if there are too many. */
static unsigned tables(hb_face_t *face, hb_tag_t *tags) {
    hb_tag_t all[most_tables];
    unsigned count = most_tables, ordered = 0;
    if (hb_face_get_table_tags(face, 0, &count, all) > most_tables) return 0;
    const bool has_outlines = has_table(face, HB_TAG('g', 'l', 'y', 'f'));
    for (unsigned index = 0; index < count; index++) {
        if (all[index] == HB_TAG('l', 'o', 'c', 'a')) {
            if (has_outlines) continue;
            return 0;
        }
        if (ordered + 2 > most_tables) return 0;
        tags[ordered++] = all[index];
        if (all[index] == HB_TAG('g', 'l', 'y', 'f')) tags[ordered++] = HB_TAG('l', 'o', 'c', 'a');
    }
    return ordered;
}

/* A font in WOFF2 (https://www.w3.org/TR/WOFF2/), its tables as they are; null if it is none.

   Written here, as the library of that name, as Debian builds it, prints a line for each font. */
static uint8_t *compressed(hb_face_t *face, int quality, size_t *length) {
    hb_tag_t tags[most_tables];
    const unsigned count = tables(face, tags);
    size_t size = 0;
    for (unsigned index = 0; index < count; index++) {
        hb_blob_t *table = hb_face_reference_table(face, tags[index]);
        size += hb_blob_get_length(table);
        hb_blob_destroy(table);
    }
    /* Lengths in the file have 32 bits. */
    if (size == 0 || size > INT32_MAX) return NULL;
    const size_t head = 48, capacity = BrotliEncoderMaxCompressedSize(size);
    uint8_t *result = malloc(head + longest_record * most_tables + capacity + 4), *contents = malloc(size);
    if (!result || !contents || capacity == 0) goto failure;
    uint8_t *place = result + head;
    size_t used = 0;
    uint32_t whole_size = 12 + 16 * count;
    for (unsigned index = 0; index < count; index++) {
        const hb_tag_t tag = tags[index];
        hb_blob_t *table = hb_face_reference_table(face, tag);
        unsigned table_size = 0;
        const char *bytes = hb_blob_get_data(table, &table_size);
        const bool is_outlines = tag == HB_TAG('g', 'l', 'y', 'f') || tag == HB_TAG('l', 'o', 'c', 'a');
        /* The tag follows in full; of outlines there is a form of its own, and the third is that they are as they are. */
        *place++ = is_outlines ? 0xFF : 0x3F;
        place = put_length(put(place, tag, 4), table_size);
        if (table_size > 0) memcpy(contents + used, bytes, table_size);
        /* A font that was compressed says so. */
        if (tag == HB_TAG('h', 'e', 'a', 'd') && table_size > 16) contents[used + 16] |= 0x08;
        used += table_size;
        whole_size += (table_size + 3) & ~3u;
        hb_blob_destroy(table);
    }
    size_t packed = capacity;
    if (!BrotliEncoderCompress(
            quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT, used, contents, &packed, place)) goto failure;
    uint8_t *end = place + packed;
    while ((size_t)(end - result) % 4) *end++ = 0;
    *length = (size_t)(end - result);
    memset(result, 0, head);
    uint8_t *field = put(result, HB_TAG('w', 'O', 'F', '2'), 4);
    field = put(field, has_table(face, HB_TAG('C', 'F', 'F', ' ')) ? HB_TAG('O', 'T', 'T', 'O') : 0x10000, 4);
    field = put(put(put(field, (uint32_t)*length, 4), count, 2), 0, 2);
    put(put(field, whole_size, 4), (uint32_t)packed, 4);
    free(contents);
    return result;
failure:
    free(result);
    free(contents);
    return NULL;
}

uint8_t *umwelt_web_font(
    const uint8_t *bytes, size_t count, unsigned index, const uint32_t *bounds, size_t bound_count, int quality,
    size_t *length) {
    hb_blob_t *file =
        hb_blob_create((const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
    uint8_t *result = NULL;
    if (index < hb_face_count(file)) {
        hb_face_t *whole = hb_face_create(file, index);
        hb_face_t *face = is_indivisible(whole) ? all(whole) : part(whole, bounds, bound_count);
        if (face && hb_face_get_glyph_count(whole) > 0) {
            /* HarfBuzz lists the tables of a subset only after it is a file. */
            hb_blob_t *font = hb_face_reference_blob(face);
            hb_face_t *written = hb_face_create(font, 0);
            result = compressed(written, quality, length);
            hb_face_destroy(written);
            hb_blob_destroy(font);
        }
        hb_face_destroy(face);
        hb_face_destroy(whole);
    }
    hb_blob_destroy(file);
    return result;
}
