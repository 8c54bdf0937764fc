#ifndef UMWELT_CHIREDIS_H
#define UMWELT_CHIREDIS_H

#include <hiredis/hiredis.h>

/// Returns the words of a connection's error, which are in an array that Swift sees as 128 values.
static inline const char *umwelt_redis_error(const redisContext *connection) {
    return connection->errstr;
}

/// Returns the commands that wait to be sent, and the number of their bytes.
static inline const char *umwelt_redis_output(const redisContext *connection, size_t *length) {
    *length = sdslen(connection->obuf);
    return connection->obuf;
}

/// Forgets the commands that wait to be sent.
static inline void umwelt_redis_clear_output(redisContext *connection) {
    sdsclear(connection->obuf);
}

#endif
