import Testing

@testable import UmweltTool

@Suite("Names that assistants look up") struct NameQueryTests {
    private let names = PublicNames(
        entries: [
            ("View.padding(_:)", "func padding(_ length: CGFloat) -> some View", false),
            (
                "View.padding(_:_:)", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
                false
            ),
            ("Text", "struct Text", true), ("Text.init(_:)", "init(_ content: String)", false),
            ("Text.bold()", "func bold() -> Text", false), ("EdgeInsets", "struct EdgeInsets", true),
        ].map { PublicNames.Entry(name: $0, declaration: $1, documentation: "First.\nLine.\n\nMore.", isType: $2) })

    private func found(_ text: String) -> [String] { NameQuery(text).matches(in: names).map(\.name) }

    @Test("A name is found alone, with types around it, and by its labels")
    func matches() {
        #expect(found("padding") == ["View.padding(_:)", "View.padding(_:_:)"])
        #expect(found(".padding") == found("padding"))
        #expect(found("View.padding(_:)") == ["View.padding(_:)"])
        #expect(found("Text.padding").isEmpty)
        #expect(found("Text") == ["Text"])
        #expect(found("Text.init") == ["Text.init(_:)"])
        #expect(found("bold()") == ["Text.bold()"])
    }

    @Test("Similar names are offered, the closest first")
    func similar() {
        #expect(NameQuery("paddin").similarNames(in: names) == ["padding"])
        #expect(NameQuery("View.pading").similarNames(in: names) == ["padding"])
        #expect(NameQuery("insets").similarNames(in: names) == ["EdgeInsets"])
        #expect(NameQuery("Gauge").similarNames(in: names).isEmpty)
    }

    @Test("Text that is no name is none")
    func invalid() {
        #expect(!NameQuery("").isValid && !NameQuery("1a").isValid && NameQuery("a").isValid)
    }

    @Test("A few declarations have all of their documentation, and a type its members")
    func report() {
        #expect(
            NameReport(NameQuery("Text").matches(in: names), names: names).text
                == "Text\nstruct Text\nFirst.\nLine.\n\nMore.\n\nMembers: bold(), init(_:).")
        let many = Array(repeating: names.entries[0], count: 31)
        let text = NameReport(many, names: names).text
        #expect(text.hasPrefix("View.padding(_:)\nfunc padding(_ length: CGFloat) -> some View\nFirst. Line.\n\nView"))
        #expect(text.hasSuffix("\n\nAnd 1 more."))
    }
}
