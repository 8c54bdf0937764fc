#ifndef UMWELT_CWEBFONTS_H
#define UMWELT_CWEBFONTS_H

/* Font files for browsers: parts of fonts, by HarfBuzz, in the format WOFF2, which Brotli compresses. */

#include <stddef.h>
#include <stdint.h>

/// The font at an index of a file with the characters of some ranges alone, in WOFF2. All that shapes them stays: their
/// kerning, marks, ligatures and figures of one width. Hints for the grid of pixels are left out.
///
/// A font that HarfBuzz cannot divide without changing how its text is set stays whole.
///
/// - index: the place of the font in a collection; 0 in a file of one font.
/// - bounds: the first and the last character of each range, one after the other.
/// - quality: how hard Brotli tries, from 0 to 11.
/// - length: where the length of the result is written.
///
/// Answers null if it is no valid font; the caller frees the result.
uint8_t *_Nullable umwelt_web_font(
    const uint8_t *_Nonnull bytes, size_t count, unsigned index, const uint32_t *_Nonnull bounds, size_t bound_count,
    int quality, size_t *_Nonnull length);

#endif
