#ifndef UMWELT_CCRYPTO_H
#define UMWELT_CCRYPTO_H

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#endif
