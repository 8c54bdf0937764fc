import Foundation

/// The address of a Redis, as in `redis://user:password@10.0.0.2:6379/1`; with `rediss` for TLS.
package struct RedisAddress: Equatable, Sendable {
    package var host: String
    package var port: UInt16 = 6379
    package var user: String?
    package var password: String?
    package var database = 0

    /// True if the connection is encrypted.
    package var isEncrypted = false

    /// The file with the certificate authorities for Redis; nil for the system's.
    package var authorities: String?

    /// The file with the certificate of this process and its key; nil for none.
    package var certificate: String?

    /// Reads an address; nil if the text is none.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["redis", "rediss"].contains(scheme), parts.query == nil, parts.fragment == nil, let host = parts.host,
            !host.isEmpty
        else { return nil }
        isEncrypted = scheme == "rediss"
        self.host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        if let number = parts.port {
            guard let port = UInt16(exactly: number), port > 0 else { return nil }
            self.port = port
        }
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        password = parts.password.flatMap { $0.isEmpty ? nil : $0 }
        let path = parts.path.drop { $0 == "/" }
        guard !path.isEmpty else { return }
        guard let number = Int(path), number >= 0 else { return nil }
        database = number
    }

    /// Sets the certificate files that environment variables name.
    package mutating func setCertificates(from variables: [String: String]) {
        func file(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        (authorities, certificate) = (file("UMWELT_REDIS_CA"), file("UMWELT_REDIS_CERTIFICATE"))
    }

    /// The address for people, without user and password.
    package var shown: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
