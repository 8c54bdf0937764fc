internal import Crypto
import Foundation
import Umwelt

/// The reason why there is no key.
package struct SigningKeyError: Error, Equatable {
    /// The sentence for the user.
    package let reason: String
}

/// The secret with which a server signs data for visitors.
package struct SigningKey: Sendable {
    /// The minimum length in bytes: that of the hash function's output, as RFC 2104 advises.
    package static let leastLength = 32

    private let bytes: [UInt8]

    /// Makes a key of a text; nil if it is too short.
    package init?(_ text: String) {
        bytes = Array(text.utf8)
        if bytes.count < Self.leastLength { return nil }
    }

    /// Reads the key from a file, or writes a new one if the file does not exist.
    ///
    /// - Throws: ``SigningKeyError`` if others may read the file, or the key is too short.
    package init(file: URL) throws(SigningKeyError) {
        for _ in 0..<2 {
            if let bytes = try Self.read(file) {
                self.bytes = bytes
                return
            }
            try Self.make(file)
        }
        throw SigningKeyError(reason: "another process repeatedly creates and deletes \(file.path).")
    }

    /// Returns the signature of a text for a purpose, as 64 hexadecimal digits.
    package func signature(of text: String, for purpose: Purpose) -> String {
        code(of: text, for: purpose).hexadecimal
    }

    /// Returns true if a signature is valid for a text. It takes constant time.
    package func isValid(_ signature: String, of text: String, for purpose: Purpose) -> Bool {
        guard let code = [UInt8](hexadecimal: signature) else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(
            code, authenticating: message(text, for: purpose), using: SymmetricKey(data: bytes))
    }

    /// A purpose of signatures. A signature for one purpose is invalid for others.
    package enum Purpose: String {
        /// The name of a visitor in a cookie.
        case cookie
        /// The secret of a visitor's pages.
        case page
        /// The name of a visitor from a proxy.
        case user
        /// The names of stored data for all processes with the key.
        case store
    }

    /// The beginning of names in a store that other apps have too. It reveals nothing about the key.
    package var storePrefix: String { "umwelt:\(signature(of: "sessions", for: .store).prefix(16))" }

    /// Returns the code of HMAC with SHA-256.
    private func code(of text: String, for purpose: Purpose) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: message(text, for: purpose), using: SymmetricKey(data: bytes))
    }

    private func message(_ text: String, for purpose: Purpose) -> Data {
        // No purpose has this byte, so that what ends it cannot begin a text.
        Data(purpose.rawValue.utf8) + [0] + Data(text.utf8)
    }

    /// Returns the content of a file; nil if it does not exist.
    private static func read(_ file: URL) throws(SigningKeyError) -> [UInt8]? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor < 0 && errno == ENOENT { return nil }
        guard descriptor >= 0 else {
            throw SigningKeyError(reason: "\(file.path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            throw SigningKeyError(reason: "\(file.path) is no file.")
        }
        guard facts.st_mode & 0o077 == 0 else {
            throw SigningKeyError(reason: "Others may read \(file.path): it needs the mode 600.")
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= leastLength else {
            throw SigningKeyError(reason: "\(file.path) has fewer than \(leastLength) bytes.")
        }
        return Array(bytes.prefix(count))
    }

    /// Writes a new key to a file, unless another process has done so meanwhile.
    ///
    /// The file is written before it is renamed, so nothing reads a partial file.
    private static func make(_ file: URL) throws(SigningKeyError) {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<leastLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let new = file.path + ".\(getpid()).new"
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SigningKeyError(reason: "\(file.path): \(String(cString: strerror(errno)))")
        }
        defer {
            close(descriptor)
            unlink(new)
        }
        guard write(descriptor, bytes, bytes.count) == bytes.count, fchmod(descriptor, 0o600) == 0 else {
            throw SigningKeyError(reason: "\(file.path): \(String(cString: strerror(errno)))")
        }
        if link(new, file.path) != 0 && errno != EEXIST {
            throw SigningKeyError(reason: "\(file.path): \(String(cString: strerror(errno)))")
        }
    }
}
