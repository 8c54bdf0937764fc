import Foundation
import SwiftUI
import Testing
import UmweltBrowser

/// Fields whose texts are kept, or written in capitals, and what is known of them.
private struct FieldApp: App {
    var body: some Scene {
        WindowGroup { FieldView() }
    }
}

private struct FieldView: View {
    @State private var text = ""
    @State private var code = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Text", text: $text).focused($isFocused)
            TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
            Button("Clear") { text = "" }
            Button("Focus") { isFocused = true }
            Text("\(text.utf16.count) characters")
        }
    }
}

/// The parts of a field's text that a page reads.
struct WrittenText: Decodable, Equatable {
    /// The text, and how many edits and changes made it.
    let w: Whole?
    /// The news of the text.
    let n: [News]?

    struct Whole: Decodable, Equatable {
        let text: String
        let edits: Int
        let changes: Int

        init(_ text: String, edits: Int, changes: Int) {
            (self.text, self.edits, self.changes) = (text, edits, changes)
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            text = try list.decode(String.self)
            edits = try list.decode(Int.self)
            changes = try list.decode(Int.self)
        }
    }

    struct News: Decodable, Equatable {
        let edits: Int
        let change: TextChange?

        init(_ edits: Int, _ change: TextChange? = nil) { (self.edits, self.change) = (edits, change) }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            edits = try list.decode(Int.self)
            change = list.isAtEnd ? nil : try list.decode(TextChange.self)
        }
    }
}

private func editing(_ node: UInt32, _ number: Int, heard: Int = 0, _ change: String) -> String {
    "\"node\":\(node),\"event\":{\"edit\":{\"number\":\(number),\"heard\":\(heard),\"change\":\(change)}}"
}

extension Patch {
    /// The fields and buttons, in order.
    fileprivate var controls: [UInt32] { (n ?? []).filter { $0.a?.r == "field" || $0.a?.r == "button" }.map(\.i) }
}

@Suite(.serialized) @MainActor struct FieldTests {
    @Test("An edit is answered by its number, and sent only to nodes that show the text")
    func answer() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            #expect(first.n?.compactMap(\.t?.w) == [.init("", edits: 0, changes: 0), .init("", edits: 0, changes: 0)])
            try await page.send(event: editing(nodes[0], 1, #"["hello"]"#))
            let patch = try await page.patch()
            #expect(patch.texts == ["5 characters"])
            #expect(patch.n?.compactMap(\.t) == [WrittenText(w: nil, n: [.init(1)])])
            #expect(patch.n?.first { $0.i == nodes[0] }?.parts == ["t"])
            #expect(patch.byteCount < 300)
        }
    }

    @Test("The program's correction of an edit is sent as a change")
    func programChange() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            try await page.send(event: editing(nodes[1], 1, #"["ab"]"#))
            let change = TextChange(from: "ab", to: "AB")
            #expect(try await page.patch().n?.compactMap(\.t?.n) == [[.init(1), .init(1, change)]])
            // Typed before the page heard of the capitals.
            try await page.send(event: editing(nodes[1], 2, #"[1,"x"]"#))
            let second = TextChange(from: "AxB", to: "AXB")
            #expect(try await page.patch().n?.compactMap(\.t?.n) == [[.init(2), .init(2, second)]])
        }
    }

    @Test("Text that is typed before the page receives a clearing of the field is kept")
    func cleared() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            try await page.send(event: editing(nodes[0], 1, #"["hello"]"#))
            _ = try await page.patch()
            try await page.send(event: pressing(nodes[2]))
            let cleared = try await page.patch()
            #expect(cleared.n?.compactMap(\.t?.n) == [[.init(1, TextChange(from: "hello", to: ""))]])
            try await page.send(event: editing(nodes[0], 2, #"[5,"x"]"#))
            let patch = try await page.patch()
            #expect(patch.texts == ["1 characters"])
            #expect(patch.n?.compactMap(\.t?.n) == [[.init(2)]])
        }
    }

    @Test("A duplicate or unknown edit changes nothing, and the page receives the whole text again")
    func outOfStep() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            try await page.send(event: editing(nodes[0], 1, #"["a"]"#))
            _ = try await page.patch()
            try await page.send(event: editing(nodes[0], 1, #"["a"]"#))
            #expect(try await page.patch().n?.compactMap(\.t?.w) == [.init("a", edits: 1, changes: 0)])
            try await page.send(event: editing(nodes[0], 7, heard: 3, #"[50,"b"]"#))
            #expect(try await page.patch().n?.compactMap(\.t?.w) == [.init("a", edits: 7, changes: 0)])
        }
    }

    @Test("A long text comes in one message, whatever else is bounded")
    func longText() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            let text = String(repeating: "word ", count: 100_000)
            try await page.send(event: editing(nodes[0], 1, "[\"\(text)\"]"))
            let patch = try await page.patch()
            #expect(patch.texts == ["500,000 characters"])
            #expect(patch.byteCount < 300)
            let pieces = Array("{\"number\":3,\(editing(nodes[0], 2, "[500000,\"\(text.dropLast(10))\"]"))}".utf8)
            try await page.send(frame: 1, pieces.prefix(5000), isLast: false)
            try await page.send(frame: 0, pieces.dropFirst(5000))
            #expect(try await page.patch().texts == ["999,990 characters"])
            // A text that would be too long is not accepted.
            try await page.send(frame: 1, "{\"number\":4,\(editing(nodes[0], 3, "[\"12345678901\"]"))}".utf8)
            #expect(try await page.patch().n?.compactMap(\.t?.w?.edits) == [3])
        }
    }

    nonisolated static let faults: [(String, UInt16, String)] = [
        (#"{"number":0,"heard":0,"change":[]}"#, 1007, "There is no such edit."),
        (#"{"number":1,"heard":-1,"change":[]}"#, 1007, "There is no such edit."),
        (#"{"number":9000000000000000000,"heard":0,"change":[]}"#, 1007, "There is no such edit."),
        (
            #"{"number":1,"heard":0,"change":[0]}"#, 1007,
            "A message must be a JSON object with the values that its event needs."
        ),
        (#"{"number":1,"heard":0}"#, 1007, "A message must be a JSON object with the values that its event needs."),
    ]

    @Test("An edit that no page makes closes its page", arguments: faults)
    func badEdit(edit: String, code: UInt16, reason: String) async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            try await page.send(event: "\"node\":\(nodes[0]),\"event\":{\"edit\":\(edit)}")
            #expect(try await page.receive() == .close(code, reason))
        }
    }

    @Test("A text that is too long closes its page, and so does a long message that is no edit")
    func tooLong() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            let text = String(repeating: "a", count: 1_000_001)
            try await page.send(event: editing(nodes[0], 1, "[\"\(text)\"]"))
            #expect(try await page.receive() == .close(1007, "That text is too long."))
            let (other, _) = try await openPage(at: url, token: token)
            try await other.send(event: "\"node\":1,\"event\":{\"setText\":{\"text\":\"\(text)\"}}")
            #expect(try await other.receive() == .close(1009, "A message is longer than 4096 bytes."))
        }
    }

    @Test(
        "The page receives the program's focus, and again after a reconnection"
    )
    func focus() async throws {
        try await withApp(FieldApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let nodes = first.controls
            #expect(first.f == nil)
            try await page.send(event: pressing(nodes[3]))
            #expect(try await page.patch().f == nodes[0])
            try await page.send(event: "\"node\":\(nodes[1]),\"event\":{\"focus\":{}}")
            try await page.send(event: editing(nodes[1], 1, #"["A"]"#))
            #expect(try await page.patch().f == nil)
            page.drop()
            // Until the server knows that the page is gone, others get windows of their own.
            var (other, again) = try await openPage(at: url, token: token, session: first.s)
            for _ in 0..<1200 {
                guard again.s != first.s else { break }
                other.drop()
                try await Task.sleep(for: .milliseconds(50))
                (other, again) = try await openPage(at: url, token: token, session: first.s)
            }
            #expect(again.f == nodes[1])
            #expect(again.n?.map(\.i).sorted() == first.n?.map(\.i).sorted())
            #expect(again.n?.first { $0.i == nodes[1] }?.t?.w == .init("A", edits: 1, changes: 0))
        }
    }
}
