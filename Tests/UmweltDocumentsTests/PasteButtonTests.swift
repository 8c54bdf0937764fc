import SwiftUI
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private struct Notes: View {
    var takesLinks = false
    @State private var heard = "nothing"

    var body: some View {
        VStack {
            if takesLinks {
                PasteButton(supportedContentTypes: [.url]) { heard = "\($0.count) links" }
            } else {
                PasteButton(payloadType: String.self) { heard = $0.joined(separator: " ") }
            }
            Text(heard)
        }
    }
}

@MainActor struct PasteButtonTests {
    private let text = OutsideItem(mediaType: "text/plain", text: "Ahab")
    private let link = OutsideItem(mediaType: "text/uri-list", text: "https://example.org")

    @Test("Values that the clipboard has are pasted, in their order")
    func values() async throws {
        let host = TestHost { Notes() }
        #expect(await !host.paste([text]))
        host.tap("Paste")
        #expect(try #require(await host.fileRequest()).kind == .pasting)
        #expect(await host.paste([text, OutsideItem(mediaType: "text/plain", text: "Starbuck")]))
        #expect(host.texts.contains("Ahab Starbuck"))
        host.tap("Paste")
        #expect(await host.paste([text]))
        #expect(host.texts.contains("Ahab"))
    }

    @Test("Items of other types are left out, and an action without items does not run")
    func types() async throws {
        let host = TestHost { Notes(takesLinks: true) }
        host.tap("Paste")
        #expect(await host.paste([text, link]))
        #expect(host.texts.contains("1 links"))
        host.tap("Paste")
        #expect(await host.paste([text]))
        #expect(host.texts.contains("1 links"))
    }

    @Test("A user who does not let the app paste can try again")
    func refusal() async throws {
        let host = TestHost { Notes() }
        host.tap("Paste")
        #expect(await host.cancelFiles())
        #expect(host.texts.contains("nothing"))
        host.tap("Paste")
        #expect(await host.paste([text]))
        #expect(host.texts.contains("Ahab"))
    }
}
