import Testing
import Umwelt
import UmweltMacros

@Suite(.serialized) @MainActor struct PreviewTests {
    private func preview(_ name: String?) throws -> any _PreviewRegistration.Type {
        try #require(registrations.first { $0.name == name })
    }

    /// The texts of the views that are made for a preview and in its body.
    private func texts(in preview: any _PreviewRegistration.Type) -> [String] {
        func evaluateBody<Content: View>(of view: Content) {
            if Content.Body.self != Never.self { _ = view.body }
        }
        Said.texts = []
        evaluateBody(of: preview.makeView())
        return Said.texts
    }

    @Test("A preview registers its name, file and line", arguments: [("Plain", 23), ("Return", 42), ("State", 51)])
    func registers(name: String, line: Int) throws {
        let preview = try preview(name)
        #expect(preview.fileID == "UmweltMacrosTests/PreviewUses.swift")
        #expect(preview.line == line)
    }

    @Test(
        "A preview shows the views of its closure",
        arguments: [
            ("Plain", ["a global that the previews mean", "another"]), (nil, ["no name"]),
            ("A computed", ["labelled"]), ("Return", ["returned"]), ("Function", ["a function"]),
            ("Nested", ["in a type"]), ("State", ["volume 11"]), ("Many", ["light 4 1 2 5 b 5 0", "{}"]),
        ])
    func shows(name: String?, expected: [String]) throws {
        #expect(texts(in: try preview(name)) == expected)
    }
}
