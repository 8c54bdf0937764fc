#ifndef UMWELT_CSQLITE_H
#define UMWELT_CSQLITE_H

#include <sqlite3.h>

/// Binds a text that SQLite copies: Swift cannot make the constant that asks for a copy.
static inline int umwelt_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/// Binds bytes that SQLite copies.
static inline int umwelt_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/// Answers with a text that SQLite copies. An empty one may have no address.
static inline void umwelt_result_text(sqlite3_context *context, const char *text, int length) {
    sqlite3_result_text(context, text ? text : "", length, SQLITE_TRANSIENT);
}

/// Answers with bytes that SQLite copies.
static inline void umwelt_result_blob(sqlite3_context *context, const void *bytes, int length) {
    sqlite3_result_blob(context, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/// Makes SQLite take errors of data for errors, and hold foreign code off the file's schema.
static inline int umwelt_defend(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Swift's runtime: holds an object unless it is about to go, and returns it, or else nothing.
void *swift_tryRetain(void *object);

/// Holds an object of Swift's unless it is about to go. Returns it, or nothing.
static inline void *umwelt_try_retain(void *object) { return swift_tryRetain(object); }

#endif
