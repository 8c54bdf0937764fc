import Foundation
import NIOHTTP1
import SwiftUI
import Testing
@testable import UmweltServing

@testable import UmweltBrowser

/// Names, signatures and addresses, without a server.
@Suite struct VisitorGateTests {
    private let key: SigningKey
    private let gate: VisitorGate
    private let source = RequestSource([:], from: "127.0.0.1", through: ProxySettings())

    init() throws {
        key = try #require(SigningKey(String(repeating: "k", count: 32)))
        gate = VisitorGate(key: key, limits: VisitorGate.Limits(pages: 2, messages: 10))
    }

    /// The part of a cookie's header that browsers send back.
    private func sent(_ cookie: String) -> String { String(cookie.prefix { $0 != ";" }) }

    @Test("A signature is HMAC with SHA-256, and one for a purpose is none for another")
    func signature() {
        let signature = key.signature(of: "a", for: .cookie)
        // As Python's hmac has it, of "cookie", a zero and "a".
        #expect(signature == "3ee9d8d5deeb4dfd9f0e9eee378f949004a5368c6b1cacd548e127e2b05a733e")
        #expect(key.isValid(signature, of: "a", for: .cookie))
        #expect(!key.isValid(signature, of: "a", for: .page))
        #expect(!key.isValid(signature, of: "b", for: .cookie))
        #expect(!key.isValid(String(signature.dropLast()), of: "a", for: .cookie))
        #expect(!key.isValid("", of: "a", for: .cookie))
        #expect(SigningKey("short") == nil)
    }

    @Test("A key is written for its owner alone, read again, and refused if others may read it")
    func keyFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("key")
        let first = try SigningKey(file: file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try SigningKey(file: file).signature(of: "a", for: .page) == first.signature(of: "a", for: .page))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(throws: SigningKeyError(reason: "Others may read \(file.path): it needs the mode 600.")) {
            try SigningKey(file: file)
        }
    }

    @Test("A browser is known by its cookie, and by no cookie that the server has not signed")
    func cookies() throws {
        let (visitor, cookie) = gate.welcome([], of: source)
        #expect(gate.visitor(in: [sent(cookie)], of: source) == visitor)
        #expect(gate.visitor(in: ["a=b; \(sent(cookie)); c=d"], of: source) == visitor)
        #expect(gate.welcome([sent(cookie)], of: source).visitor == visitor)
        #expect(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"))
        let forged = [
            "umwelt-visitor=\(visitor.text)", "umwelt-visitor=\(visitor.text).", "umwelt-visitor=",
            "umwelt-visitor=\(VisitorID().text).\(cookie.split(separator: ".")[1].prefix(64))",
            "umwelt-visitor=\(visitor.text).\(String(repeating: "0", count: 64))",
            "xumwelt-visitor=\(sent(cookie).split(separator: "=")[1])",
        ]
        for cookie in forged {
            #expect(gate.visitor(in: [cookie], of: source) == nil, "\(cookie)")
            #expect(gate.welcome([cookie], of: source).visitor != visitor)
        }
        let other = VisitorGate(
            key: try #require(SigningKey(String(repeating: "o", count: 32))),
            limits: VisitorGate.Limits(pages: 1, messages: 1))
        #expect(other.visitor(in: [sent(cookie)], of: source) == nil)
    }

    @Test("The secret of a visitor's pages is of use for no other visitor")
    func tokens() {
        let (one, two) = (VisitorID(), VisitorID())
        #expect(gate.isToken(gate.token(of: one), of: one))
        #expect(!gate.isToken(gate.token(of: one), of: two))
    }

    @Test("What a proxy tells counts if it is trusted, and from no other address")
    func proxies() throws {
        var proxies = ProxySettings(trusted: [try #require(AddressRange("10.0.0.0/8"))])
        proxies.userHeader = "Remote-User"
        proxies.groupsHeader = "Remote-Groups"
        let headers: HTTPHeaders = [
            "Host": "inside", "X-Forwarded-For": "1.2.3.4, 5.6.7.8, 10.0.0.7", "X-Forwarded-Host": "app.example",
            "X-Forwarded-Proto": "https", "Remote-User": "ann", "Remote-Groups": "staff, boards",
        ]
        let trusted = RequestSource(headers, from: "10.1.2.3", through: proxies)
        #expect(trusted.address == "5.6.7.8" && trusted.host == "app.example" && trusted.isSecure)
        #expect(trusted.user == "ann" && trusted.groups == ["staff", "boards"])
        for peer in ["11.0.0.1", "127.0.0.1", "", "::1"] {
            let other = RequestSource(headers, from: peer, through: proxies)
            #expect(other.address == peer && other.host == "inside" && !other.isSecure)
            #expect(other.user == nil && other.groups == [])
        }
        var two = headers
        two.add(name: "Remote-User", value: "bob")
        #expect(RequestSource(two, from: "10.1.2.3", through: proxies).user == nil)
    }

    @Test("Two users of one browser are two visitors, and one user of two browsers is two as well")
    func users() {
        func source(_ user: String?) -> RequestSource {
            var proxies = ProxySettings(trusted: ["127.0.0.1"].compactMap(AddressRange.init))
            proxies.userHeader = "User"
            return RequestSource(user.map { ["User": $0] } ?? [:], from: "127.0.0.1", through: proxies)
        }
        let (ann, cookie) = gate.welcome([], of: source("ann"))
        let (bob, _) = gate.welcome([sent(cookie)], of: source("bob"))
        let (nobody, _) = gate.welcome([sent(cookie)], of: source(nil))
        #expect(Set([ann, bob, nobody]).count == 3)
        #expect(gate.visitor(in: [sent(cookie)], of: source("ann")) == ann)
        #expect(gate.welcome([], of: source("ann")).visitor != ann)
    }

    @Test("Behind a proxy with TLS the cookie is for encrypted connections to this host alone")
    func secure() throws {
        let proxies = ProxySettings(trusted: ["127.0.0.1"].compactMap(AddressRange.init))
        let secure = RequestSource(["X-Forwarded-Proto": "https"], from: "127.0.0.1", through: proxies)
        let (visitor, cookie) = gate.welcome([], of: secure)
        #expect(cookie.hasPrefix("__Host-umwelt-visitor=") && cookie.hasSuffix("; Secure"))
        #expect(gate.visitor(in: [sent(cookie)], of: secure) == visitor)
        #expect(gate.visitor(in: [sent(cookie)], of: source) == nil)
    }

    @Test("Ranges of addresses hold exactly their own")
    func ranges() throws {
        let range = try #require(AddressRange("192.168.4.0/22"))
        for address in ["192.168.4.0", "192.168.7.255", "::ffff:192.168.5.1"] { #expect(range.contains(address)) }
        for address in ["192.168.8.0", "192.168.3.255", "::1", "", "x"] { #expect(!range.contains(address)) }
        #expect(try #require(AddressRange("fd00::/8")).contains("fd12::1"))
        #expect(try #require(AddressRange("::1")).contains("0:0::1"))
        #expect(try #require(AddressRange("0.0.0.0/0")).contains("9.9.9.9"))
        for text in ["", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "proxy", "::/129"] {
            #expect(AddressRange(text) == nil, "\(text)")
        }
    }

    @Test("Languages come in the order in which they are preferred")
    func languages() {
        let headers: HTTPHeaders = ["Accept-Language": "en;q=0.5, de-AT, de;q=0.9, *;q=0.1, fr;q=0"]
        #expect(RequestSource.languages(of: headers) == ["de-AT", "de", "en"])
    }

    @Test("A visitor has so many pages, and so many messages, and then waits")
    func limits() {
        let visitor = VisitorID()
        #expect(!gate.isExhausted(visitor))
        gate.enter(visitor)
        #expect(!gate.isExhausted(visitor))
        gate.enter(visitor)
        #expect(gate.isExhausted(visitor))
        gate.leave(visitor)
        #expect(!gate.isExhausted(visitor))
        let now = ContinuousClock.now + .seconds(10)
        var count = 0
        while gate.allowsMessage(of: visitor, length: 0, now: now) { count += 1 }
        #expect(count == 20)
        #expect(gate.isExhausted(visitor, now: now))
        #expect(!gate.isExhausted(visitor, now: now + .seconds(1)))
        #expect(gate.allowsMessage(of: VisitorID(), length: 0))
    }
}
