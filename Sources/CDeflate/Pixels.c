#include "CDeflate.h"

#if defined(__x86_64__)
#include <immintrin.h>

/// Sixteen pixels at a time; answers how many were written.
__attribute__((target("ssse3"))) static size_t write_by_sixteen(const uint32_t *pixels, uint8_t *row, size_t count) {
    // The bytes of four pixels as red, green and blue, then four zeros.
    const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    size_t done = 0;
    for (; done + 16 <= count; done += 16, row += 48) {
        const __m128i *four = (const __m128i *)(pixels + done);
        __m128i a = _mm_shuffle_epi8(_mm_loadu_si128(four), order);
        __m128i b = _mm_shuffle_epi8(_mm_loadu_si128(four + 1), order);
        __m128i c = _mm_shuffle_epi8(_mm_loadu_si128(four + 2), order);
        __m128i d = _mm_shuffle_epi8(_mm_loadu_si128(four + 3), order);
        __m128i *out = (__m128i *)row;
        _mm_storeu_si128(out, _mm_or_si128(a, _mm_slli_si128(b, 12)));
        _mm_storeu_si128(out + 1, _mm_or_si128(_mm_srli_si128(b, 4), _mm_slli_si128(c, 8)));
        _mm_storeu_si128(out + 2, _mm_or_si128(_mm_srli_si128(c, 8), _mm_slli_si128(d, 4)));
    }
    return done;
}
#endif

void umwelt_write_opaque(const uint32_t *pixels, uint8_t *row, size_t count) {
    size_t done = 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("ssse3")) done = write_by_sixteen(pixels, row, count);
#endif
    for (row += 3 * done; done < count; done++, row += 3) {
        row[0] = (uint8_t)(pixels[done] >> 16);
        row[1] = (uint8_t)(pixels[done] >> 8);
        row[2] = (uint8_t)pixels[done];
    }
}
