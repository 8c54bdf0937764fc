import Foundation
import Testing
import Umwelt

@testable import UmweltBrowser

/// Messages of every kind, sent through the code of both sides: the app's, and the page's own, which Node runs.
@Suite(.enabled(if: PageCode.canRun, "Scripts/check-script installs Node and TypeScript's checker."))
struct ProtocolTests {
    @Test("The page reads of patches what the app has written, by the names of the properties")
    func patch() throws {
        let patch = MessageSamples.patch
        let least = PatchRecord()
        let read = try PageCode.decoded([patch.json, least.json])
        #expect(read == [JSONValue(named: patch), JSONValue(named: least)])
        let types = patch.nodes?.compactMap { $0.semantics?.first.parts.name } ?? []
        #expect(Set(types) == Set(RoleRecord.Name.allCases))
    }

    @Test("The page reads notices, and that there is none any more")
    func notice() throws {
        let messages = [
            NoticeMessage(notice: NoticeRecord(title: "Title", text: "1\n2")),
            NoticeMessage(notice: NoticeRecord(title: "Building…", text: "", isProgress: true)),
            NoticeMessage(notice: nil),
        ]
        let read = try PageCode.decoded(messages.map(\.json))
        #expect(read == messages.map { JSONValue(named: $0) })
    }

    @Test("The page reads that the app does not respond, and that it does again")
    func hang() throws {
        let messages = [HangMessage(hang: "The app hangs.", canRestart: true), HangMessage(hang: "")]
        let read = try PageCode.decoded(messages.map(\.json))
        #expect(read == messages.map { JSONValue(named: $0) })
    }

    @Test("No key stands for two properties: the app reads its own messages back")
    func keys() throws {
        let patch = MessageSamples.patch
        #expect(try JSONDecoder().decode(PatchRecord.self, from: patch.json) == patch)
    }

    @Test("The app reads what the page writes, of every kind")
    func requests() throws {
        let events = try MessageSamples.events.map { event in
            "{\"node\":7,\"event\":\(String(decoding: try JSONEncoder().encode(event), as: UTF8.self))}"
        }
        let others = [
            "{\"back\":3}", "{\"command\":\"undo\"}", "{\"command\":\"redo\"}", "{\"edit\":\"a.swift:1:2\"}",
            "{\(system())}",
        ]
        let messages = try PageCode.encoded(events + others).map { try PageMessage(Data($0.utf8)) }
        #expect(messages.map(\.number) == Array(1...messages.count))
        #expect(
            messages.prefix(events.count).map(\.event) == MessageSamples.events.map { PageMessage.Event.node(7, $0) })
        #expect(
            messages.dropFirst(events.count).prefix(4).map(\.event)
                == [.back(3), .command(.undo), .command(.redo), .edit("a.swift:1:2")])
        guard case .system(let values)? = messages.last?.event else {
            Issue.record("The system's values are none")
            return
        }
        #expect(values.language == "en-US" && values.width == 390 && values.isVisible && !values.isDark)
        // Every case is there, as this switch knows them all.
        #expect(Set(MessageSamples.events.map(MessageSamples.name)).count == 31)
    }

    @Test("A copy in the matrix sends its calendar and design, and that it fetches no images")
    func matrixValues() throws {
        let text = system(language: "de-DE-u-ca-hebrew")
            .replacing("\"scale\":1", with: "\"scale\":3,\"fetchesImages\":false,\"design\":\"26\"")
        guard case .system(let values) = try PageMessage(Data("{\"number\":1,\(text)}".utf8)).event else {
            Issue.record("The system's values are none")
            return
        }
        #expect(values.validationError == nil)
        let traits = values.traits
        #expect(traits.calendar?.identifier == .hebrew && traits.locale?.language.languageCode == "de")
        #expect(!traits.fetchesImages && traits.displayScale == 3 && traits.design == .iOS26)
    }

    @Test("Messages match the types of the script")
    func types() throws {
        let patch = JSONValue(named: MessageSamples.patch)
        let notices = [NoticeMessage(notice: NoticeRecord(title: "Title", text: "")), NoticeMessage(notice: nil)]
        let messages = JSONValue.array([patch, JSONValue(named: PatchRecord())] + notices.map { JSONValue(named: $0) })
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        let source = """
            import type { Message, NodeEvent, PageRequest } from "./protocol";
            export const messages: Message[] = \(try text(messages));
            export const events: NodeEvent[] = \(try text(MessageSamples.events));
            export const requests: PageRequest[] = [{ \(system()) }, { back: 1 }, { command: "undo" }, { edit: "a:1:1" }];
            // @ts-expect-error There is no such property.
            export const wrong: Message = { depth: 1 };
            """
        let complaints = try PageCode.complaints(about: source)
        #expect(complaints == "")
    }

    @Test("Texts and numbers are written as JSON has them")
    func encoding() {
        func text(_ value: some MessageValue) -> String { String(decoding: value.json, as: UTF8.self) }
        #expect(text(["\"\\\u{0}\n\u{1F}é👍/"]) == "[\"\\\"\\\\\\u0000\\u000a\\u001fé👍/\"]")
        let lengths: [CGFloat] = [0, -0.5, 12, 1.00004, 1.00006, 0.0001, -1234.5678, .nan, .infinity, 1e-9, -0]
        #expect(text(lengths) == "[0,-0.5,12,1,1.0001,0.0001,-1234.5678,0,1000000000,0,0]")
        #expect(text([0.1, 5, .nan, 1e-7]) == "[0.1,5.0,0.0,1e-07]")
        #expect(text([0, -12, Int.max, Int.min]) == "[0,-12,9223372036854775807,-9223372036854775808]")
        #expect(text([[Int]](repeating: [], count: 2)) == "[[],[]]")
        #expect(text(PatchRecord()) == "{}")
        #expect(text(PointersRecord(events: 3, isEvenOdd: true)) == "{\"e\":3,\"o\":1}")
    }
}
