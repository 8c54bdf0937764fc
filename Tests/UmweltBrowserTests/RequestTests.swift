import Foundation
import NIOHTTP1
import Testing
import UmweltServing

@testable import UmweltBrowser

/// Whom the server answers, and in which coding.
@Suite struct RequestTests {
    private func isOwn(_ hosts: String..., at address: String = "127.0.0.1") throws -> Bool {
        let origin = RequestOrigin(address: try #require(IPAddress(address)))
        return origin.isOwnHost(HTTPHeaders(hosts.map { ("Host", $0) }).only("Host"))
    }

    @Test("Exactly the names of this machine are its own, and one of them")
    func hosts() throws {
        for host in ["localhost", "localhost:8080", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8080"] {
            #expect(try isOwn(host), "\(host)")
        }
        let others = [
            "", ":8080", "evil.example", "localhost.evil.example", "evil.example@localhost", "localhost/", "localhost:",
            "localhost:80x", "localhost:99999", "localhost:1:2", "::1", "[::1", "127.1", "2130706433", "192.168.0.1",
            "localhost ", "[::1]evil",
        ]
        for host in others { #expect(try !isOwn(host), "\(host)") }
        #expect(try !isOwn())
        #expect(try !isOwn("localhost", "localhost"))
        #expect(try !isOwn("localhost", "evil.example"))
    }

    @Test("A server at another address has its name, one at all addresses that of each")
    func addresses() throws {
        #expect(try isOwn("192.168.0.1:8080", at: "192.168.0.1"))
        #expect(try !isOwn("192.168.0.2:8080", at: "192.168.0.1"))
        #expect(try isOwn("[fd00::1]:8080", at: "fd00:0:0::1"))
        #expect(try isOwn("192.168.0.2:8080", at: "0.0.0.0"))
        #expect(try isOwn("[fd00::2]", at: "::"))
        #expect(try !isOwn("evil.example", at: "0.0.0.0"))
    }

    @Test("The shortest coding is sent that a client takes")
    func coding() {
        func best(_ coding: String...) -> ContentCoding? {
            ContentCoding.best(for: HTTPHeaders(coding.map { ("Accept-Encoding", $0) }))
        }
        #expect(best("gzip, deflate, br") == .brotli)
        #expect(best("br", "gzip") == .brotli)
        #expect(best("br;q=0, GZIP;q=0.8") == .gzip)
        #expect(best("gzip, deflate") == .gzip)
        #expect(best() == nil)
        #expect(best("brown, identity") == nil)
        #expect(best("gzip;q=0") == nil)
        #expect(best("gzip; q=0.0, br") == .brotli)
    }

    @Test("A text is a third of its length at most when it is compressed, and the same text")
    func gzip() throws {
        let text = ClientBundle.script.text
        // The browser's tests read the other.
        #expect(text[.brotli].count < text[.gzip].count && text[.gzip].count < text.data.count / 3)
        let gunzip = Process()
        gunzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
        gunzip.arguments = ["-dc"]
        let (input, output) = (Pipe(), Pipe())
        gunzip.standardInput = input
        gunzip.standardOutput = output
        try gunzip.run()
        Thread.detachNewThread {
            input.fileHandleForWriting.write(text[.gzip])
            try? input.fileHandleForWriting.close()
        }
        #expect(output.fileHandleForReading.readDataToEndOfFile() == text.data)
    }

    @Test("Pages open the web, mail, telephones and what the app declares, and nothing that would run here")
    func schemes() throws {
        func allows(_ text: String, own: [String] = []) throws -> Bool {
            PageRequests.allows(try #require(URL(string: text)), schemes: LinkSchemes(own: own))
        }
        for text in ["https://example.com", "HTTP://example.com", "mailto:a@example.com", "tel:1"] {
            #expect(try allows(text), "\(text)")
        }
        for text in [
            "javascript:1", "data:,a", "file:///etc/passwd", "blob:1", "ftp://example.com", "sms:1", "x", "//a",
        ] {
            #expect(try !allows(text), "\(text)")
        }
        #expect(try allows("books:1", own: ["Books", "javascript"]))
        #expect(try !allows("javascript:1", own: ["Books", "javascript"]))
        #expect(try !allows("https://example.com/" + String(repeating: "a", count: 9000)))
    }
}
