import Foundation
internal import NIOHTTP1
import Umwelt
import UmweltServing

/// Checks that a request comes from a page of this server.
struct RequestOrigin {
    /// The address that the server listens at.
    let address: IPAddress

    /// The server's host names besides this machine's, in lower case.
    var names: Set<String> = []

    /// Returns true if the host that a request names is a name of this server.
    ///
    /// Other names may belong to an attacker who points them to this machine, so that a page of theirs may read the
    /// answers. Ports may differ, as connections can be forwarded.
    func isOwnHost(_ host: String?) -> Bool {
        guard let host, let name = Self.name(of: host) else { return false }
        if ["localhost", "127.0.0.1", "[::1]", address.urlHost].contains(name) { return true }
        if !names.isEmpty && names.contains(name.lowercased()) { return true }
        // A server that listens at every address cannot know which of them requests name.
        return address.isWildcard && IPAddress(urlHost: name) != nil
    }

    /// Returns the name in a host, which may have a port; nil if the host is not valid.
    private static func name(of host: String) -> String? {
        guard let end = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host }
        let port = host[host.index(after: end)...]
        guard !port.isEmpty, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }), UInt16(port) != nil else {
            return nil
        }
        return String(host[..<end])
    }

    /// Returns true if a page of this server made the request: browsers send the page's origin.
    func isOwnOrigin(_ headers: HTTPHeaders, of source: RequestSource) -> Bool {
        guard let host = source.host else { return false }
        return headers.only("Origin") == (source.isSecure ? "https://" : "http://") + host
    }
}

extension HTTPHeaders {
    /// Returns the value of a header; nil if it is missing, or occurs more than once.
    func only(_ name: String) -> String? {
        let values = self[name]
        return values.count == 1 ? values[0] : nil
    }
}
