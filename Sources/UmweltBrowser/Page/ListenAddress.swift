import UmweltServing

/// An address and a port to listen on.
struct ListenAddress: Sendable {
    let address: IPAddress
    let port: UInt16

    /// Reads an address such as `127.0.0.1:9100` or `[::1]:9100`; nil for other texts.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let address = IPAddress(urlHost: String(text[..<colon])),
            let port = UInt16(text[text.index(after: colon)...])
        else { return nil }
        self.address = address
        self.port = port
    }
}
