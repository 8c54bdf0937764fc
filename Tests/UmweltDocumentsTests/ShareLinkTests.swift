import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private struct Log: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { Data("\"\($0.text)\"".utf8) }
    }
}

@MainActor @Suite("Sharing, rows that cannot be selected, and bars of fields") struct ShareLinkTests {
    @Test("A share link offers to send its item by e-mail, with subject and message, and to open a link")
    func share() throws {
        var opened: [String] = []
        let host = show(300, 400) {
            ShareLink(
                "Tell a friend", item: URL(string: "https://example.org/a+b?c=d")!, subject: Text("A book"),
                message: Text("Read & enjoy"))
        }
        host.onOpenURL = { url in
            opened.append(url.absoluteString)
            return true
        }
        host.tap("Tell a friend")
        host.tap("Send by E-mail")
        #expect(
            opened == ["mailto:?subject=A%20book&body=Read%20%26%20enjoy%0Ahttps://example.org/a%2Bb?c%3Dd"])
        host.tap("Tell a friend")
        host.tap("Open Link")
        #expect(opened.last == "https://example.org/a+b?c=d")
    }

    @Test("Texts have no link to open; the label may be any view")
    func shareText() {
        let host = show(300, 400) { ShareLink(item: "Hello") { Text("Share this") } }
        host.tap("Share this")
        #expect(host.frame(of: "Send by E-mail") != nil && host.frame(of: "Open Link") == nil)
    }

    @Test("Values are saved as files with the names of their previews")
    func shareValues() async throws {
        let host = show(300, 600) {
            ShareLink(
                "Share the logs", items: [Log(text: "Monday"), Log(text: "Tuesday")],
                preview: { SharePreview($0.text, image: Image(systemName: "book")) })
        }
        host.tap("Share the logs")
        #expect(host.frame(of: "Send by E-mail") == nil)
        #expect(host.texts.contains("Monday") && host.texts.contains("Tuesday"))
        host.tap("Save to Files")
        let files = await host.receiveFiles()
        #expect(files.map(\.lastPathComponent) == ["Monday.json", "Tuesday.json"])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["\"Monday\"", "\"Tuesday\""])
    }

    @Test("A link with a preview is a link, and its e-mail has it")
    func linkWithPreview() throws {
        let host = show(300, 400) {
            ShareLink(item: URL(fileURLWithPath: "/whale.txt"), preview: SharePreview("Example"))
        }
        host.tap("Share\u{2026}")
        #expect(host.frame(of: "Open Link") != nil && host.frame(of: "Save to Files") == nil)
    }

    @Test("A row whose selection is disabled is not selected")
    func selectionDisabled() {
        struct Page: View {
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<3, id: \.self) { Text("Row \($0)").selectionDisabled($0 == 1) }
                }
                Text("Chosen \(chosen ?? -1)")
            }
        }
        let host = show(300, 400) { Page() }
        host.select("Row 1")
        #expect(host.texts.contains("Chosen -1"))
        host.select("Row 2")
        #expect(host.texts.contains("Chosen 2"))
    }

    @Test("Items for the keyboard show while a text field has the focus")
    func keyboardItems() {
        struct Page: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Name", text: $text).focused($isFocused)
                        Button("Other") {}
                    }
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
                }
            }
        }
        let host = show(300, 400) { Page() }
        #expect(host.frame(of: "Done") == nil)
        host.focus("Name")
        #expect((host.frame(of: "Done")?.minY ?? 0) > 340)
        host.focus("Other")
        #expect(host.frame(of: "Done") == nil)
        host.focus("Name")
        host.tap("Done")
        #expect(host.frame(of: "Done") == nil)
    }
}
