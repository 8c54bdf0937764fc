internal import CCrypto
import Foundation
import UmweltServing

/// The encryption of a connection to Redis by TLS. Only one thread uses it.
///
/// Debian's hiredis cannot encrypt: it receives the bytes that were decrypted here.
final class RedisEncryption {
    private let session: OpaquePointer

    /// The number of bytes that are decrypted at once: the maximum of a TLS record.
    private static let part = 16_384

    /// Agrees with Redis on a key, and checks its certificate: who signed it, and that it is of the address's host.
    ///
    /// - Parameter descriptor: The connection, which has limits of time.
    init(of address: RedisAddress, over descriptor: Int32) throws(RedisError) {
        ERR_clear_error()
        guard let context = SSL_CTX_new(TLS_client_method()) else { throw Self.fault("TLS cannot be used") }
        // The session keeps what it needs of it.
        defer { SSL_CTX_free(context) }
        umwelt_tls_refuse_old(context)
        SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nil)
        if let file = address.authorities {
            guard SSL_CTX_load_verify_locations(context, file, nil) == 1 else {
                throw Self.fault("the certificates of \(file) cannot be used")
            }
        } else {
            SSL_CTX_set_default_verify_paths(context)
        }
        if let file = address.certificate {
            guard SSL_CTX_use_certificate_chain_file(context, file) == 1,
                SSL_CTX_use_PrivateKey_file(context, file, X509_FILETYPE_PEM) == 1
            else { throw Self.fault("the certificate and the key of \(file) cannot be used") }
        }
        guard let session = SSL_new(context) else { throw Self.fault("TLS cannot be used") }
        self.session = session
        if IPAddress(address.host) == nil {
            umwelt_tls_ask_for(session, address.host)
            SSL_set1_host(session, address.host)
        } else {
            X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(session), address.host)
        }
        SSL_set_fd(session, descriptor)
        let result = SSL_connect(session)
        if result != 1 { throw fault(of: result) }
    }

    deinit { SSL_free(session) }

    /// Sends bytes.
    func send(_ bytes: UnsafeRawBufferPointer) throws(RedisError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            ERR_clear_error()
            let part = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(Int32.max)))
            let count = SSL_write(session, part.baseAddress, Int32(part.count))
            guard count > 0 else { throw fault(of: count) }
            rest = rest.dropFirst(Int(count))
        }
    }

    /// Waits for bytes, and returns them.
    func receive() throws(RedisError) -> [UInt8] {
        ERR_clear_error()
        var bytes = [UInt8](repeating: 0, count: Self.part)
        let count = SSL_read(session, &bytes, Int32(bytes.count))
        guard count > 0 else { throw fault(of: count) }
        return Array(bytes.prefix(Int(count)))
    }

    /// Returns an error for the result of a failed call.
    private func fault(of result: Int32) -> RedisError {
        let reason = errno
        switch SSL_get_error(session, result) {
        case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .silence
        case SSL_ERROR_ZERO_RETURN: return RedisError(reason: "it has closed the connection")
        case SSL_ERROR_SYSCALL where reason != 0: return RedisError(reason: String(cString: strerror(reason)))
        default:
            let verdict = SSL_get_verify_result(session)
            guard verdict == Int(X509_V_OK) else {
                let words = String(cString: X509_verify_cert_error_string(verdict))
                return RedisError(reason: "its certificate is refused: \(words)")
            }
            return Self.fault("TLS with it fails")
        }
    }

    /// Returns an error with OpenSSL's explanation.
    private static func fault(_ words: String) -> RedisError {
        let code = ERR_get_error()
        // OpenSSL has no words for errors of the system, whose numbers are marked by this bit.
        let mark: UInt = 0x8000_0000
        if code & mark != 0 {
            return RedisError(reason: "\(words): \(String(cString: strerror(Int32(code & (mark - 1)))))")
        }
        guard code != 0, let reason = ERR_reason_error_string(code) else { return RedisError(reason: words) }
        return RedisError(reason: "\(words): \(String(cString: reason))")
    }
}
