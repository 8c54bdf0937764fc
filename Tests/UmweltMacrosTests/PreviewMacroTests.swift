import Testing

@testable import UmweltMacroExpansion

@Suite struct PreviewMacroTests {
    private func closure(_ source: String) throws -> PreviewClosure {
        let syntax = Syntax(source)
        return try PreviewClosure(syntax.tokens[...], of: syntax)
    }

    private func withoutPlaces(_ source: String) -> String {
        source.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation(") }.joined(separator: "\n")
    }

    @Test("A preview registers itself and makes its views in a type beside it")
    func expansion() {
        #expect(
            CompilerMessages.preview("#Preview(\"A\", traits: .x, .y(1, 2)) { Text(\"a\") }").source == """
                struct $s1A7PreviewfMu_: _PreviewRegistration {
                    static var name: String? { return "A" }
                    static var fileID: String { return #fileID }
                    static var line: Int { return #line }
                    @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { return [.x, .y(1, 2)] }
                    @MainActor static func makeView() -> any View { return $s1A7ContentfMu_.__makeView() }
                }
                enum $s1A7ContentfMu_ {
                    @MainActor static func __makeView() -> any View {
                        #sourceLocation(file: "/a.swift", line: 1)
                        return _previewContent({ Text("a") })
                        #sourceLocation()
                    }
                }
                """)
    }

    @Test("Attributes may be before a preview")
    func attributes() throws {
        let source = try #require(
            CompilerMessages.preview("@available(iOS 17, *)\n@MainActor #Preview(\"A\") { Text(\"a\") }").source)
        #expect(source.contains("static var name: String? { return \"A\" }"))
        #expect(source.contains("_previewContent({ Text(\"a\") })"))
    }

    @Test("A previewable declaration becomes a property of the view")
    func lifting() throws {
        let source = try #require(
            CompilerMessages.preview("#Preview {\n  @Previewable @State var x = 0\n  Text(x)\n}").source)
        #expect(source.contains("static var name: String? { return nil }"))
        #expect(
            source.hasSuffix(
                """
                struct $s1A7ContentfMu_: View {
                    @MainActor static func __makeView() -> any View { return $s1A7ContentfMu_() }
                    #sourceLocation(file: "/a.swift", line: 2)
                @State var x = 0
                    var body: some View {
                        #sourceLocation(file: "/a.swift", line: 3)
                Text(x)
                        #sourceLocation()
                    }
                }
                """))
    }

    @Test(
        "A previewable declaration ends where the next statement begins",
        arguments: [
            ("@Previewable @State var x = 0\nText(x)", "@State var x = 0", "Text(x)"),
            ("@Previewable @State var x = 0; Text(x)", "@State var x = 0", "Text(x)"),
            ("@Previewable @State var x = a\n  .b\n  + c\n(d)", "@State var x = a\n  .b\n  + c", "(d)"),
            ("@Previewable @State var x = a +\n  b\n-c", "@State var x = a +\n  b", "-c"),
            ("@Previewable @State var x = a ? b\n : c\n[d]", "@State var x = a ? b\n : c", "[d]"),
            ("@Previewable @State var x: Int\nText(x)", "@State var x: Int", "Text(x)"),
            ("@Previewable @State var x: Int?\nText(x)", "@State var x: Int?", "Text(x)"),
            ("@Previewable @State\nvar x\n= f {\n1 }\nText(x)", "@State\nvar x\n= f {\n1 }", "Text(x)"),
            (
                "@Previewable @State var x = if a { 1 }\nelse { 2 }\nText(x)", "@State var x = if a { 1 }\nelse { 2 }",
                "Text(x)"
            ),
            ("@A(b) @Previewable var x = 1", "@A(b) var x = 1", ""),
            ("a\n@Previewable var x = 1\nb", "var x = 1", "a\nb"),
        ])
    func statements(source: String, previewable: String, body: String) throws {
        let closure = try closure(source)
        #expect(closure.previewables.map(withoutPlaces) == [previewable])
        #expect(withoutPlaces(closure.body) == body)
    }

    @Test("What is not marked stays", arguments: ["@State var x = 0\nText(x)", "f { Previewable() }", "@A let y = 1"])
    func unmarked(source: String) throws {
        let closure = try closure(source)
        #expect(closure.previewables.isEmpty)
        #expect(withoutPlaces(closure.body) == source)
    }

    @Test(
        "A preview tells what it cannot lift",
        arguments: [
            ("#Preview {\n#if A\n  @Previewable @State var x = 1\n#endif\n@Previewable @State var y = 1\n}", "3:3"),
            ("\n#Preview { f { @Previewable var x = 1 } }", "2:16"),
        ])
    func unliftable(source: String, place: String) {
        #expect(CompilerMessages.preview(source).errors == ["\(place): \(PreviewableMacro.messageElsewhere)"])
    }

    @Test(
        "Previewable is told anywhere but directly in a preview",
        arguments: [
            [], ["struct S {}"], ["{ }", "func f()"], ["{ }", "{ }", "\n// c\n#Preview(\"a\") { }"],
            ["{ }", "#Other { }"],
        ])
    func elsewhere(context: [String]) {
        let source = "\n  @Previewable @State var x = 0"
        let answer = CompilerMessages.attached(
            "PreviewableMacro", role: .peer, to: source, in: source, context: context)
        #expect(answer.errors == ["2:3: \(PreviewableMacro.messageElsewhere)"])
    }

    @Test("Previewable makes nothing in a preview")
    func inPreview() {
        let source = "@Previewable @State var x = 0"
        let context = ["{ }", "\n/// doc\n#Preview { @Previewable @State var x = 0 }"]
        let answer = CompilerMessages.attached(
            "PreviewableMacro", role: .peer, to: source, in: source, context: context)
        #expect(answer.source == "")
        #expect(answer.errors.isEmpty)
    }
}
