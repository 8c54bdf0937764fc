import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

@Suite("Strategies of snapshots") struct StrategyTests {
    private struct User: Codable {
        var name = "Ada"
        var ids: Set<Int> = [2, 1]
        var link: URL? = URL(string: "https://example.org")
        var notes: [String: Int] = ["b": 2, "a": 1]
    }

    private final class Node { var next: Node? }

    private enum Mode: CaseIterable { case on, off }

    private func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) -> String? {
        let references = References()
        _ = references.failure(value, strategy, named: "1", testName: "text")
        return references.text("text.1.\(strategy.pathExtension ?? "")")
    }

    @Test("dump has sorted properties, sets and dictionaries, and no addresses")
    func dump() {
        #expect(
            text(of: User(), as: .dump) == """
                ▿ User
                  ▿ ids: 2 members
                    - 1
                    - 2
                  ▿ link: Optional<URL>
                    - some: https://example.org
                  - name: "Ada"
                  ▿ notes: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "a"
                      - value: 1
                    ▿ (2 elements)
                      - key: "b"
                      - value: 2

                """)
        let node = Node()
        node.next = node
        #expect(
            text(of: node, as: .dump) == """
                ▿ Node
                  ▿ next: Optional<Node>
                    ▿ some (circular reference detected)

                """)
        node.next = nil
    }

    @Test("json and plist have sorted keys, and description is the value's")
    func encoded() throws {
        #expect(text(of: ["b": 1, "a": 2], as: .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
        let list = try #require(text(of: ["name": "Ada"], as: .plist))
        #expect(list.contains("<key>name</key>"))
        #expect(text(of: 12, as: .description) == "12")
    }

    @Test("func(into:) has a row for each case")
    func functions() {
        let strategy: Snapshotting<(Mode) -> Int, String> = Snapshotting<Mode, String>.func(into: .description)
        #expect(text(of: { $0 == .on ? 1 : 0 }, as: strategy) == "\"on\",\"1\"\n\"off\",\"0\"")
    }

    @Test("A strategy is pulled back to another type, also asynchronously, and can wait")
    func pullback() {
        let names = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
        #expect(text(of: User(), as: names) == "Ada")
        let later = Snapshotting<String, String>.lines.asyncPullback { (user: User) in
            Async { callback in callback(user.name.uppercased()) }
        }
        #expect(text(of: User(), as: .wait(for: 0.001, on: later)) == "ADA")
    }

    @Test("Requests are texts, and commands of curl")
    func requests() {
        var request = URLRequest(url: URL(string: "https://example.org/a?b=1&a=2")!)
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
        #expect(
            text(of: request, as: .raw)
                == "POST https://example.org/a?a=2&b=1\nAccept: text/plain\n\n{\"b\":1,\"a\":2}")
        #expect(
            text(of: request, as: .curl) == """
                curl \\
                \t--request POST \\
                \t--header "Accept: text/plain" \\
                \t--data "{\\"b\\":1,\\"a\\":2}" \\
                \t"https://example.org/a?a=2&b=1"
                """)
    }

    @Test("Bytes are compared whole")
    func data() {
        let references = References()
        _ = references.failure(Data([1, 2]), .data, named: "1")
        #expect(references.failure(Data([1, 2]), .data, named: "1") == nil)
        #expect(references.failure(Data([1]), .data, named: "1")?.contains("2 bytes, the data 1") == true)
    }
}
