#include "CDeflate.h"

#if !__has_include(<isa-l/igzip_lib.h>)
#include <stdlib.h>
#include <zlib.h>

struct umwelt_deflate {
    z_stream stream;
    size_t capacity;
};

umwelt_deflate *umwelt_deflate_start(uint8_t *output, size_t capacity) {
    umwelt_deflate *state = calloc(1, sizeof(umwelt_deflate));
    if (!state || capacity > UINT32_MAX || deflateInit(&state->stream, Z_BEST_SPEED) != Z_OK) {
        free(state);
        return NULL;
    }
    state->stream.next_out = output;
    state->stream.avail_out = (uInt)capacity;
    state->capacity = capacity;
    return state;
}

bool umwelt_deflate_add(umwelt_deflate *state, const uint8_t *bytes, size_t count, bool is_last) {
    state->stream.next_in = (Bytef *)bytes;
    state->stream.avail_in = (uInt)count;
    int result = deflate(&state->stream, is_last ? Z_FINISH : Z_NO_FLUSH);
    return is_last ? result == Z_STREAM_END : result == Z_OK && state->stream.avail_in == 0;
}

size_t umwelt_deflate_count(const umwelt_deflate *state) { return state->capacity - state->stream.avail_out; }

void umwelt_deflate_end(umwelt_deflate *state) {
    deflateEnd(&state->stream);
    free(state);
}

size_t umwelt_deflate_bound(size_t count, size_t parts) { return deflateBound(NULL, count) + parts + 16; }
#endif
