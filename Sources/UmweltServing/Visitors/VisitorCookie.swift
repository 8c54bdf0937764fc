/// The cookie that identifies a browser: a visitor's name with the server's signature.
package struct VisitorCookie: Sendable {
    package let key: SigningKey

    /// The path of the app at its host.
    package var path: String

    /// Makes the cookie of an app.
    package init(key: SigningKey, path: String = "/") {
        self.key = key
        self.path = path
    }

    /// The days that browsers keep the cookie after the last visit: their maximum.
    package static let days = 400

    /// Returns the name of the cookie. Browsers only accept the secure cookie over encrypted connections, and for this
    /// host.
    private func name(isSecure: Bool) -> String {
        isSecure && path == "/" ? "__Host-umwelt-visitor" : "umwelt-visitor"
    }

    /// Returns the visitor from a request's cookies; nil without a validly signed one.
    ///
    /// - Parameters:
    ///   - headers: The values of the headers `Cookie`.
    ///   - isSecure: True for a request over an encrypted connection.
    package func visitor(in headers: [String], isSecure: Bool) -> VisitorID? {
        let start = name(isSecure: isSecure) + "="
        for header in headers {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(start) else { continue }
                let parts = pair.dropFirst(start.count).split(separator: ".", omittingEmptySubsequences: false)
                guard parts.count == 2, let id = VisitorID(String(parts[0])) else { continue }
                if key.isValid(String(parts[1]), of: id.text, for: .cookie) { return id }
            }
        }
        return nil
    }

    /// Returns the value of the header `Set-Cookie` for a visitor.
    package func header(for visitor: VisitorID, isSecure: Bool) -> String {
        let signature = key.signature(of: visitor.text, for: .cookie)
        // Strict cookies would be missing where a link of another site leads here: the visitor would be a new one.
        return "\(name(isSecure: isSecure))=\(visitor.text).\(signature); Path=\(path); Max-Age=\(Self.days * 86_400); "
            + "HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
