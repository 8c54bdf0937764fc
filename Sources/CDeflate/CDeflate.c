#include "CDeflate.h"

#if __has_include(<isa-l/igzip_lib.h>)
#include <isa-l/igzip_lib.h>
#include <stdlib.h>

struct umwelt_deflate {
    struct isal_zstream stream;
    size_t capacity;
    uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
};

umwelt_deflate *umwelt_deflate_start(uint8_t *output, size_t capacity) {
    umwelt_deflate *deflate = malloc(sizeof(umwelt_deflate));
    if (!deflate || capacity > UINT32_MAX) {
        free(deflate);
        return NULL;
    }
    isal_deflate_init(&deflate->stream);
    deflate->stream.gzip_flag = IGZIP_ZLIB;
    deflate->stream.level = 1;
    deflate->stream.level_buf = deflate->level_buffer;
    deflate->stream.level_buf_size = sizeof(deflate->level_buffer);
    deflate->stream.next_out = output;
    deflate->stream.avail_out = (uint32_t)capacity;
    deflate->capacity = capacity;
    return deflate;
}

bool umwelt_deflate_add(umwelt_deflate *deflate, const uint8_t *bytes, size_t count, bool is_last) {
    deflate->stream.next_in = (uint8_t *)bytes;
    deflate->stream.avail_in = (uint32_t)count;
    deflate->stream.end_of_stream = is_last;
    return isal_deflate(&deflate->stream) == COMP_OK && deflate->stream.avail_in == 0
        && (!is_last || deflate->stream.internal_state.state == ZSTATE_END);
}

size_t umwelt_deflate_count(const umwelt_deflate *deflate) { return deflate->capacity - deflate->stream.avail_out; }

void umwelt_deflate_end(umwelt_deflate *deflate) { free(deflate); }

size_t umwelt_deflate_bound(size_t count, size_t parts) {
    // A stored block has a head of five bytes for at most 65,535 of content; a dynamic block one of at most 328.
    return count + count / 1024 + 5 * (count / 65535 + 1) + ISAL_DEF_MAX_HDR_SIZE * (count / 32768 + 2) + parts + 16;
}
#endif
