/// The proxies in front of the server, and their headers.
package struct ProxySettings: Sendable {
    /// The addresses whose word counts. Without any, no header about clients does.
    package var trusted: [AddressRange]

    /// The header with the name of the user signed in at the proxy; nil for none.
    package var userHeader: String?

    /// The header with the user's groups, separated by commas; nil for none.
    package var groupsHeader: String?

    /// Makes the settings; without arguments those of a server without proxies.
    package init(trusted: [AddressRange] = [], userHeader: String? = nil, groupsHeader: String? = nil) {
        self.trusted = trusted
        self.userHeader = userHeader
        self.groupsHeader = groupsHeader
    }

    /// Returns true if a proxy at an address is trusted.
    package func trusts(_ address: String) -> Bool { trusted.contains { $0.contains(address) } }
}
