import Foundation
import NIOHTTP1
import Testing
import Umwelt

@testable import UmweltBrowser

/// What frames and players load.
@Suite struct DocumentTests {
    private func response(_ path: String, range: String? = nil) throws -> ServerResponse {
        let relative = try #require(path.removingPercentEncoding?.dropFirst("/documents/".count))
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
        if let range { head.headers.add(name: "Range", value: range) }
        return DocumentResponses.response(to: head, at: String(relative))
    }

    private func text(_ response: ServerResponse) -> String {
        String(decoding: response.body.reduce(Data(), +), as: UTF8.self)
    }

    /// A new folder with files.
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test(
        "Ranges are read as HTTP has them",
        arguments: [
            ("bytes=0-3", 0..<4), ("bytes=4-", 4..<10), ("bytes=-3", 7..<10), ("bytes=8-99", 8..<10),
            ("bytes=10-", nil),
        ] as [(String, Range<Int>?)])
    func ranges(header: String, range: Range<Int>?) {
        #expect(ByteRange(header)?.range(in: 10) == range)
    }

    @Test("Several ranges, and other units, are no ranges", arguments: ["bytes=0-1,3-4", "lines=0-1", "bytes=-", ""])
    func otherRanges(header: String) { #expect(ByteRange(header) == nil) }

    @Test("HTML of the app has a unique origin, and the script after its head begins")
    func html() throws {
        var scripts = WebPageSemantics.Scripts()
        scripts.atEnd = ["</script>"]
        let html = "<!DOCTYPE html><html><head lang=en><title>A</title>"
        let page = WebPageSemantics(
            source: .html(html, base: URL(string: "https://x.org/\"")), load: 1, scripts: scripts)
        let path = try #require(DocumentStore.shared.path(of: page))
        #expect(path == DocumentStore.shared.path(of: page))
        let response = try response(path)
        #expect(response.headers["Content-Security-Policy"][0].hasPrefix("sandbox allow-scripts "))
        #expect(!response.headers["Content-Security-Policy"][0].contains("allow-same-origin"))
        let text = text(response)
        #expect(text.hasPrefix("<!DOCTYPE html><html><head lang=en><base href=\"https://x.org/%22\"><script"))
        #expect(text.hasSuffix("</script><title>A</title>") && text.contains("\\u003C\\/script>"))
    }

    @Test("Files are served below their folder alone")
    func files() throws {
        let folder = try folder(["site/index.html": "<p>Page", "site/style.css": "p {}", "secret.txt": "secret"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let site = folder.appendingPathComponent("site", isDirectory: true)
        try FileManager.default.createSymbolicLink(
            at: site.appendingPathComponent("link.txt"),
            withDestinationURL: folder.appendingPathComponent("secret.txt"))
        let source = WebPageSemantics.Source.file(site.appendingPathComponent("index.html"), folder: site)
        let path = try #require(DocumentStore.shared.path(of: WebPageSemantics(source: source, load: 1)))
        #expect(try path.hasSuffix("/index.html") && text(response(path)).hasSuffix("<p>Page"))
        let root = path.dropLast("index.html".count)
        #expect(try response(root + "style.css").headers["Content-Type"] == ["text/css; charset=utf-8"])
        for outside in ["../secret.txt", "link.txt", "none.html", ""] {
            #expect(try response(root + outside).status == .notFound, "\(outside)")
        }
        #expect(try response("/documents/0123/index.html").status == .notFound)
    }

    @Test("Media are sent in the parts that a player asks for")
    func media() throws {
        let folder = try folder(["film.mp4": "0123456789"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = DocumentStore.shared.path(ofMedia: folder.appendingPathComponent("film.mp4"))
        let whole = try response(path)
        #expect(whole.status == .ok && whole.length == 10 && whole.headers["Accept-Ranges"] == ["bytes"])
        let part = try response(path, range: "bytes=4-7")
        #expect(part.status == .partialContent && part.length == 4)
        #expect(part.headers["Content-Range"] == ["bytes 4-7/10"] && part.headers["Content-Type"] == ["video/mp4"])
        #expect(try response(path, range: "bytes=20-").status == .rangeNotSatisfiable)
    }

    @Test("Only the document around a page of another server may load it")
    func frames() throws {
        let url = try #require(URL(string: "https://example.com/?a=\"&b"))
        let response = FrameDocument.response(showing: url, runsScripts: true, scrolls: false)
        let policy = response.headers["Content-Security-Policy"][0]
        #expect(policy.contains("frame-src http: https:") && policy.contains("default-src 'none'"))
        #expect(text(response).contains("data-url=\"https://example.com/?a=%22&amp;b\""))
        let own = ServerResponse(.ok).headers["Content-Security-Policy"][0]
        #expect(own.contains("frame-src 'self';") && !own.contains("frame-src 'self' http"))
    }

    @Test("A page gets the path of its frame, and no other scheme")
    func records() {
        let url = URL(string: "https://example.com/a?b=c&d")!
        let record = WebPageRecord(WebPageSemantics(source: .url(url), load: 3))
        #expect(record.path == "/frame?url=https://example.com/a?b%3Dc%26d" && record.keepsOrigin && record.load == 3)
        let script = WebPageSemantics(source: .url(URL(string: "javascript:alert(1)")!), load: 1)
        #expect(WebPageRecord(script).path == nil)
        #expect(PlayerRecord(PlayerSemantics(player: 1, source: .media(URL(string: "ftp://x.org/a")!))).url == nil)
    }
}
