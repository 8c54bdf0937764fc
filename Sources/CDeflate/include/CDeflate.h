#ifndef UMWELT_CDEFLATE_H
#define UMWELT_CDEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stream of bytes in zlib's format (RFC 1950), compressed by ISA-L, or by zlib at its fastest level where that is
/// not installed. ISA-L's bytes depend on the processor's instructions.
typedef struct umwelt_deflate umwelt_deflate;

/// Starts a stream that writes to a buffer; null if there is no memory.
umwelt_deflate *_Nullable umwelt_deflate_start(uint8_t *_Nonnull output, size_t capacity);

/// Compresses bytes. Answers false if the buffer is full.
bool umwelt_deflate_add(umwelt_deflate *_Nonnull stream, const uint8_t *_Nonnull bytes, size_t count, bool is_last);

/// The number of bytes that the stream has written.
size_t umwelt_deflate_count(const umwelt_deflate *_Nonnull stream);

/// Frees the stream; its buffer stays.
void umwelt_deflate_end(umwelt_deflate *_Nonnull stream);

/// The largest size of `count` bytes compressed in `parts` parts.
size_t umwelt_deflate_bound(size_t count, size_t parts);

/// Writes opaque pixels of Cairo's, which are numbers of eight bits each of alpha, red, green and blue, as bytes of
/// red, green and blue.
void umwelt_write_opaque(const uint32_t *_Nonnull pixels, uint8_t *_Nonnull row, size_t count);

#endif
