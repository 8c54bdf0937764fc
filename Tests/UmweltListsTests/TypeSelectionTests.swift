import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Selecting a row by typing") struct TypeSelectionTests {
    private struct Crew: View {
        var names = ["Ahab", "Ishmael", "Queequeg", "Starbuck", "Stubb"]
        @State private var chosen: String?
        @State private var text = ""
        var body: some View {
            VStack {
                Text(chosen ?? "none")
                List(names, id: \.self, selection: $chosen) { name in
                    switch name {
                    case "Ahab": Text(name).typeSelectEquivalent("captain")
                    case "whale": Text(name).accessibilityIdentifier("last")
                    case "Ishmael": Text(name).typeSelectEquivalent("")
                    default: Text(name)
                    }
                }
                TextField("field", text: $text)
            }
        }
    }

    private func show(_ crew: Crew = Crew()) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 400), typeSetter: FixedMetrics()) { crew }
    }

    private func type(_ text: String, in host: TestHost) {
        for character in text { host.press(KeyEquivalent(character), modifiers: []) }
        host.update()
    }

    @Test("The first row is selected whose text begins with what is typed, until the user pauses")
    func typing() {
        let host = show()
        host.focus("Queequeg")
        type("s", in: host)
        #expect(host.texts.first == "Starbuck")
        type("tu", in: host)
        #expect(host.texts.first == "Stubb")
        host.advance(by: 2)
        type("Q", in: host)
        #expect(host.texts.first == "Queequeg")
        type("x", in: host)
        #expect(host.texts.first == "Queequeg")
    }

    @Test("A row may have another text, or none")
    func equivalents() {
        let host = show()
        host.focus("Queequeg")
        type("a", in: host)
        type("i", in: host)
        #expect(host.texts.first == "none")
        host.advance(by: 2)
        type("cap", in: host)
        #expect(host.texts.first == "Ahab")
    }

    @Test("The focus follows to the row, which comes into sight")
    func focus() throws {
        let host = show(Crew(names: (1..<60).map { "row \($0)" } + ["whale"]))
        host.focus("row 1")
        type("wh", in: host)
        #expect(host.texts.first == "whale")
        host.update()
        let row = try #require(host.node("last"))
        #expect(row.frame.maxY <= 400)
        #expect(host.focusedLabel == "whale")
    }
}
