internal import NIOHTTP1
import UmweltServing

/// The client of a request: from the connection, or from the headers of trusted proxies.
struct RequestSource: Sendable, Equatable {
    /// The address of the client.
    let address: String

    /// The host that the client asks for; nil if the request has none, or several.
    let host: String?

    /// True if the client's connection is encrypted.
    let isSecure: Bool

    /// The name of the user who is signed in at the proxy; nil if the proxy sends none.
    let user: String?

    /// The groups of the user.
    let groups: [String]

    /// Reads the client of a request.
    ///
    /// - Parameters:
    ///   - headers: The headers of the request.
    ///   - peer: The address at the other end of the connection.
    ///   - proxies: The proxies whose headers count. Headers of other clients are ignored, because any client can write
    ///     them.
    init(_ headers: HTTPHeaders, from peer: String, through proxies: ProxySettings) {
        guard proxies.trusts(peer) else {
            (address, host, isSecure, user, groups) = (peer, headers.only("Host"), false, nil, [])
            return
        }
        // Each proxy adds the address that it sees. Behind the first one that is not trusted anything may stand.
        let chain = headers["X-Forwarded-For"].flatMap(Self.list)
        address = chain.last { !proxies.trusts($0) } ?? chain.first ?? peer
        host = headers["X-Forwarded-Host"].isEmpty ? headers.only("Host") : headers.only("X-Forwarded-Host")
        isSecure = headers.only("X-Forwarded-Proto") == "https"
        // Two users in one request are none.
        user = proxies.userHeader.flatMap { headers.only($0) }.flatMap { $0.isEmpty ? nil : $0 }
        groups = user == nil ? [] : proxies.groupsHeader.map { headers[$0].flatMap(Self.list) } ?? []
    }

    /// Returns the parts of a value between commas.
    private static func list(_ value: String) -> [String] {
        value.split(separator: ",").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
    }

    /// Returns the languages that a client asks for, as in `de-AT,de;q=0.9,en;q=0.5`, the preferred ones first, ten at
    /// most.
    static func languages(of headers: HTTPHeaders) -> [String] {
        let weighted = headers["Accept-Language"].flatMap(list).compactMap { part -> (name: String, weight: Double)? in
            let parts = part.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = parts.first, name != "*", name.utf8.count <= 64 else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return weight > 0 ? (name, weight) : nil
        }
        let order = weighted.enumerated().sorted {
            $0.element.weight == $1.element.weight ? $0.offset < $1.offset : $0.element.weight > $1.element.weight
        }
        return order.prefix(10).map(\.element.name)
    }
}
