#ifndef UMWELT_CHIREDIS_H
#define UMWELT_CHIREDIS_H

#include <hiredis/hiredis.h>

/// Returns the words of a connection's error, which are in an array that Swift sees as 128 values.
static inline const char *umwelt_redis_error(const redisContext *connection) {
    return connection->errstr;
}

#endif
