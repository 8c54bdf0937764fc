/// The proxies in front of the server, and their headers.
struct ProxySettings: Sendable {
    /// The addresses whose word counts. Without any, no header about clients does.
    var trusted: [AddressRange] = []

    /// The header with the name of the user signed in at the proxy; nil for none.
    var userHeader: String?

    /// The header with the user's groups, separated by commas; nil for none.
    var groupsHeader: String?

    /// Returns true if a proxy at an address is trusted.
    func trusts(_ address: String) -> Bool { trusted.contains { $0.contains(address) } }
}
