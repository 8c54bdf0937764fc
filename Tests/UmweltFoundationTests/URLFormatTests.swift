import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Website: View {
    @State private var url: URL?

    var body: some View {
        VStack {
            TextField("Website", value: $url, format: .url)
            Text("is \(url?.absoluteString ?? "none")")
        }
    }
}

@MainActor @Suite("Formats of URLs")
struct URLFormatTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("They show the scheme, the host and the path, and what is asked for")
    func components() throws {
        let url = try url("https://ann:key@www.example.com:8080/a%20b/?q=1#top")
        #expect(url.formatted() == "https://www.example.com/a b")
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
        #expect(
            url.formatted(.url.user(.always).port(.always).query(.always).fragment(.always))
                == "https://ann@www.example.com:8080/a b/?q=1#top")
        #expect(url.formatted(URL.FormatStyle(host: .never, path: .never)) == "https:")
        #expect(try self.url("ftp://example.com:21/x").formatted() == "ftp://example.com:21/x")
        #expect(try self.url("mailto:ann@example.com").formatted() == "mailto:ann@example.com")
    }

    @Test("Components show or are omitted by others, and hosts without some subdomains")
    func conditions() throws {
        let (web, file) = (try url("https://www.example.com/a"), try url("ftp://www.example.com/a"))
        let style = URL.FormatStyle.url.scheme(.omitIfHTTPFamily)
        #expect(web.formatted(style) == "www.example.com/a" && file.formatted(style) == "ftp://www.example.com/a")
        #expect(web.formatted(.url.path(.displayWhen(.scheme, matches: ["ftp"]))) == "https://www.example.com")
        #expect(file.formatted(.url.path(.omitWhen(.host, matches: ["www.example.com"]))) == "ftp://www.example.com")
        let short = URL.FormatStyle.url.host(.omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true))
        #expect(web.formatted(short) == "https://example.com/a")
        #expect(try url("https://a.b.docs.example.com").formatted(short) == "https://docs.example.com")
        #expect(try url("https://127.0.0.1/x").formatted(short) == "https://127.0.0.1/x")
    }

    @Test("What must be there is, or the text is no URL; what is missing gets a value")
    func strategies() throws {
        #expect(try URL("https://example.com/a?q=1", strategy: .url).absoluteString == "https://example.com/a?q=1")
        #expect(throws: CocoaError.self) { try URL("example", strategy: .url) }
        #expect(throws: CocoaError.self) { try URL("", strategy: .url) }
        #expect(throws: CocoaError.self) { try URL("https://example.com", strategy: .url.query(.required)) }
        let strategy = URL.ParseStrategy.url.port(.defaultValue(8080)).path(.defaultValue("/start"))
        #expect(try URL("https://example.com", strategy: strategy).absoluteString == "https://example.com:8080/start")
        let style = URL.FormatStyle.url
        #expect(try style.parseStrategy.parse(" https://example.com ").absoluteString == "https://example.com")
        #expect(throws: CocoaError.self) { try style.parseStrategy.parse("/only/a/path") }
    }

    @Test("A text field writes the URL that was typed, and keeps the last one where there is none")
    func field() {
        let host = TestHost(typeSetter: FixedMetrics()) { Website() }
        host.type("https://example.com/x", into: "Website")
        host.submit("Website")
        #expect(host.texts.contains("is https://example.com/x"))
        host.clear("Website")
        host.type("nowhere", into: "Website")
        host.submit("Website")
        #expect(host.texts.contains("is https://example.com/x"))
    }
}
