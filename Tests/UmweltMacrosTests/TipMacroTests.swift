import Testing

@testable import UmweltMacroExpansion

@Suite("Macros of TipKit") struct TipMacroTests {
    private func expand(
        _ declaration: String, role: AttachedUse.Role, in context: [String]? = ["struct AppTip: Tip {}"]
    ) -> Answer {
        CompilerMessages.attached(
            "ParameterMacro", role: role, to: declaration, in: "struct AppTip: Tip {\n\(declaration)\n}",
            context: context)
    }

    @Test("A parameter has a constant beside it, with the name of the type around it")
    func parameter() {
        let source = "@Parameter public static var isShown: Bool = false"
        #expect(
            expand(source, role: .accessor).source
                == "{ get { $isShown.wrappedValue } set { $isShown.wrappedValue = newValue } }")
        #expect(
            expand(source, role: .peer).source
                == "public static let $isShown = Tips.Parameter<Bool>(AppTip.self, \"isShown\", false)")
        #expect(
            expand("@Parameter static var `in` = 5", role: .peer, in: ["@MainActor extension A.B where C: D {}"]).source
                == "static let $in = Tips.Parameter(A.B.self, \"in\", 5)")
        #expect(expand("@Parameter static var x = 1", role: .peer, in: nil).source?.contains("(Self.self") == true)
    }

    @Test("A parameter has options, and an optional one begins as nil")
    func options() {
        #expect(
            expand("@Parameter(.transient) private static var last: Place?", role: .peer).source
                == "private static let $last = Tips.Parameter<Place?>(AppTip.self, \"last\", nil, .transient)")
    }

    @Test(
        "A parameter is static, and has an initial value",
        arguments: [
            ("@Parameter var x = 1", "'@Parameter' belongs on a static property"),
            ("@Parameter static let x = 1", "'@Parameter' belongs on a static property"),
            ("@Parameter static var x: Int", "a parameter needs an initial value"),
        ])
    func mistakes(source: String, message: String) {
        let errors = expand(source, role: .peer).errors
        #expect(errors.count == 1 && errors.first?.contains(message) == true)
        #expect(expand(source, role: .accessor).errors == [])
    }

    @Test("A rule is a call with the same inputs and closure")
    func rule() {
        let answer = CompilerMessages.expression("RuleMacro", "#Rule(Self.$isShown, Self.didOpen) { $0 && $1 }")
        #expect(answer.source == "_makeTipRule(Self.$isShown, Self.didOpen) { $0 && $1 }" && answer.errors == [])
    }
}
