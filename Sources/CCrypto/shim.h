#ifndef UMWELT_CCRYPTO_H
#define UMWELT_CCRYPTO_H

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

/// Refuses versions of TLS before 1.2. A function for a macro.
static inline int umwelt_tls_refuse_old(SSL_CTX *context) {
    return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

/// Sets the name that the other end is asked for. A function for a macro.
static inline int umwelt_tls_ask_for(SSL *session, const char *name) {
    return SSL_set_tlsext_host_name(session, name);
}

#endif
