import Testing

@testable import UmweltMacroExpansion

@Suite("Files whose states can have lazy initial values") struct SourceStatesTests {
    @Test(
        "A state that begins with a call can be lazy",
        arguments: [
            "struct V: View { @State private var model = Model() }",
            "struct V: View {\n    @State var model: Model = .init(\n        name: \"a\")\n    let name: String\n}",
            "struct V: View { @State private var model = Model() { didSet { print(model) } } }",
            "struct V: View {\n@State var model = Model()\ninit() { _model = State(wrappedValue: Model()) } }",
            "struct V: View {\n@State var model = Model()\ninit(other: V) { other.model = Model() } }",
            "struct V: View {\n@State var model = Model()\nvar body: some View { Button { model = Model() } } }",
        ])
    func lazy(source: String) {
        #expect(SourceStates(source).canBeLazy)
    }

    @Test(
        "A file without such a state, or with a use that needs an eager one, keeps the usual State",
        arguments: [
            "struct V: View { @State private var count = 0 }",
            "struct V: View { @State private var text = \"\\(count())\" }",
            "struct V: View { @State private var names: [String] = [] ; let a = f() }",
            "struct V: View {\n@State var count = 0\nlet model = Model()\n}",
            "// @State var model = Model()",
            "struct V: View {\n@State var a = Model()\n@State var b: Model\ninit(b: Model) { self.b = b } }",
            "struct V: View {\n@State var a = Model()\ninit(_ model: Model) { a = model } }",
            "struct V: View {\n@State var a = Model()\n}\nfunc f(_ s: State<Model>) {}",
            "struct V: View {\n@State var a = Model()\nenum State { case on, off }\n}",
        ])
    func eager(source: String) {
        #expect(!SourceStates(source).canBeLazy)
    }
}
