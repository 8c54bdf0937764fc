import SwiftUI
import Testing
import UmweltTesting
import UniformTypeIdentifiers

@MainActor @Suite("Copying, cutting and pasting by keys", .serialized) struct ClipboardCommandTests {
    /// A value without a text.
    private struct Pair: Codable, Transferable, Equatable {
        var left: Int
        var right: Int

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .data)
        }
    }

    private struct Board: View {
        @State private var texts = ["Ahab"]
        @State private var pairs: [Pair] = []
        @State private var field = ""
        var body: some View {
            VStack {
                Button("board") {}
                Text(texts.joined(separator: " "))
                Text("\(pairs.count) pairs")
                TextField("field", text: $field)
            }
            .copyable(texts)
            .cuttable(for: String.self) {
                defer { texts = [] }
                return texts
            }
            .pasteDestination(for: String.self) {
                texts += $0
            } validator: {
                $0.filter { $0 != "whale" }
            }
            Button("pairs") {}
                .copyable([Pair(left: 1, right: 2), Pair(left: 3, right: 4)])
                .pasteDestination(for: Pair.self) { pairs += $0 }
        }
    }

    private func show() -> (host: TestHost, copied: () -> [String]) {
        let host = TestHost { Board() }
        final class Texts { var all: [String] = [] }
        let texts = Texts()
        host.onCopy = { texts.all.append($0) }
        return (host, { texts.all })
    }

    @Test("Control-C copies the values of the view with the focus, as a text")
    func copy() async {
        let (host, copied) = show()
        host.focus("board")
        #expect(host.press("c", modifiers: .control))
        _ = await host.fileRequest()
        #expect(copied() == ["Ahab"])
        #expect(!host.press("c", modifiers: [.control, .option]))
        #expect(!host.press("c", modifiers: []))
    }

    @Test("Control-X cuts, and again when there is nothing left, does nothing")
    func cut() async {
        let (host, copied) = show()
        host.focus("board")
        #expect(host.press("x", modifiers: .control))
        _ = await host.fileRequest()
        #expect(copied() == ["Ahab"])
        #expect(!host.texts.contains("Ahab"))
        #expect(!host.press("x", modifiers: .control))
    }

    @Test("Control-V pastes what the clipboard has, as far as it is valid")
    func paste() async {
        let (host, _) = show()
        host.focus("board")
        #expect(host.press("v", modifiers: .command))
        #expect(
            await host.paste(["Starbuck", "whale"].map { OutsideItem(mediaType: "text/plain", text: $0) }))
        #expect(host.texts.contains("Ahab Starbuck"))
    }

    @Test("Values without a text are pasted in the app that has copied them")
    func values() async {
        let (host, copied) = show()
        host.focus("pairs")
        #expect(host.press("c", modifiers: .control))
        _ = await host.fileRequest()
        #expect(copied().isEmpty)
        #expect(host.press("v", modifiers: .control))
        #expect(await host.paste([]))
        #expect(host.texts.contains("2 pairs"))
    }

    @Test("In a field the keys are the field's")
    func field() {
        let (host, _) = show()
        host.focus("field")
        #expect(!host.press("c", modifiers: .control))
    }

    @Test("Items are copied and pasted as providers")
    func providers() async {
        struct Providers: View {
            @State private var heard = "nothing"
            var body: some View {
                Button(heard) {}
                    .onCopyCommand { [NSItemProvider(object: "Ishmael")] }
                    .onPasteCommand(of: [UTType.plainText]) { heard = "\($0.count) items" }
            }
        }
        let host = TestHost { Providers() }
        var copied: [String] = []
        host.onCopy = { copied.append($0) }
        host.focus("nothing")
        #expect(host.press("c", modifiers: .control))
        _ = await host.fileRequest()
        #expect(copied == ["Ishmael"])
        #expect(host.press("v", modifiers: .control))
        #expect(await host.paste([OutsideItem(mediaType: "text/plain", text: "Queequeg")]))
        #expect(host.node("1 items") != nil)
    }

    @Test("A text that is for the app itself is pasted there, and not on the clipboard")
    func ownText() async {
        struct Secret: View {
            @State private var heard = "nothing"
            var body: some View {
                Button(heard) {}
                    .onCopyCommand {
                        let provider = NSItemProvider()
                        provider.registerDataRepresentation(for: .utf8PlainText, visibility: .ownProcess) { handler in
                            handler(Data("Rachel".utf8), nil)
                            return nil
                        }
                        return [provider]
                    }
                    .onPasteCommand(of: [UTType.plainText]) { heard = "\($0.count) items" }
            }
        }
        let host = TestHost { Secret() }
        var copied: [String] = []
        host.onCopy = { copied.append($0) }
        host.focus("nothing")
        #expect(host.press("c", modifiers: .control))
        _ = await host.fileRequest()
        #expect(copied.isEmpty)
        #expect(host.press("v", modifiers: .control))
        #expect(await host.paste([]))
        #expect(host.node("1 items") != nil)
    }
}
