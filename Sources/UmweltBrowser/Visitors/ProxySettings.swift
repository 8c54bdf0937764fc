/// The proxies in front of the server, and what they tell.
struct ProxySettings: Sendable {
    /// The addresses whose word counts. Without any, no header about clients does.
    var trusted: [AddressRange] = []

    /// The header with the name of the user who is signed in at the proxy; nil if there is none.
    var userHeader: String?

    /// The header with the user's groups, separated by commas; nil if there is none.
    var groupsHeader: String?

    /// Returns true if a proxy at an address is trusted.
    func trusts(_ address: String) -> Bool { trusted.contains { $0.contains(address) } }
}
