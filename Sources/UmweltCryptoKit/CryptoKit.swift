// CryptoKit's names: swift-crypto has them, with the same types. There is no Secure Enclave on Linux.
@_exported import Crypto
