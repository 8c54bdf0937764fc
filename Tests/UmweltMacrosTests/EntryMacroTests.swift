import Testing

@testable import UmweltMacroExpansion

@Suite struct EntryMacroTests {
    private func expand(
        _ declaration: String, role: AttachedUse.Role, in context: [String]? = ["extension EnvironmentValues {}"]
    ) -> Answer {
        let file = "import SwiftUI\n// é\nextension EnvironmentValues {\(declaration)\n}\n"
        return CompilerMessages.attached("EntryMacro", role: role, to: declaration, in: file, context: context)
    }

    @Test("An entry goes through a private key, SEMANTICS 7")
    func expansion() {
        let source = "\n    @Entry var theme: Theme = .light"
        #expect(
            expand(source, role: .accessor).source
                == "{ get { self[__Key_theme.self] } set { self[__Key_theme.self] = newValue } }")
        #expect(
            expand(source, role: .peer).source
                == "private struct __Key_theme: EnvironmentKey { static var defaultValue: Theme { return .light } }")
    }

    @Test(
        "The key fits the extension that holds the entry, SEMANTICS 7",
        arguments: [
            ("extension Transaction {}", "TransactionKey { static var defaultValue: Int? { return nil } }"),
            ("\n@A(b) public extension SwiftUI.ContainerValues {}", "ContainerValueKey { static var defaultValue"),
            ("extension SwiftUI::EnvironmentValues: P {}", "EnvironmentKey { static var defaultValue"),
            ("extension FocusedValues {}", "FocusedValueKey { typealias Value = Int }"),
        ])
    func containers(context: String, key: String) throws {
        let source = try #require(expand("@Entry var x: Int?", role: .peer, in: [context]).source)
        #expect(source.hasPrefix("private struct __Key_x: \(key)"))
    }

    @Test("A compiler that tells no context means the environment")
    func noContext() {
        #expect(expand("@Entry var x: Int?", role: .peer, in: nil).source?.contains("EnvironmentKey") == true)
    }

    @Test("Without a type the key infers it, with a closure its braces stay a value")
    func forms() {
        #expect(
            expand("@Entry var x = 5 // five", role: .peer).source
                == "private struct __Key_x: EnvironmentKey, _InferredDefault "
                + "{ static let inferredDefault = _Default { return 5 } }")
        #expect(
            expand("@Entry var `in`: () -> Void = {}", role: .peer).source
                == "private struct `__Key_in`: EnvironmentKey { static var defaultValue: () -> Void { return {} } }")
    }

    @Test(
        "A mistake is told where it stands, with what to write, SEMANTICS 7",
        arguments: [
            (
                "\n    @Entry public var x: Theme",
                "4:23: an entry needs a default: write 'var x: Theme = value' or 'var x: Theme?'"
            ),
            (
                "\n  @Entry var x: (Int) -> Void",
                "4:14: an entry needs a default: write 'var x: (Int) -> Void = value' or 'var x: ((Int) -> Void)?'"
            ),
            ("\n  /* é */ @Entry\n  let x = 5", "5:3: an entry can be set: write 'var' instead of 'let'"),
            (
                " @Entry var x: Int { 5 }",
                "3:49: '@Entry' makes the accessors: write 'var x: Int = value' without the braces"
            ),
            ("\n@Entry static var x = 1", "4:8: an entry belongs to each instance: write it without 'static'"),
        ])
    func mistakes(declaration: String, error: String) {
        #expect(expand(declaration, role: .accessor).errors == [error])
        #expect(expand(declaration, role: .peer).errors == [], "once is enough")
    }

    @Test(
        "A declaration of no or several properties is told through the peer, SEMANTICS 7",
        arguments: [
            ("\n@Entry func f() {}", "4:1: '@Entry' belongs on a property: write '@Entry var name: Type = value'"),
            (
                "\n@Entry var a = 1, b = 2",
                "4:8: '@Entry' takes one property: give each name an '@Entry var' of its own"
            ),
            ("\n@Entry var (a, b) = c", "4:8: '@Entry' takes one property: give each name an '@Entry var' of its own"),
        ])
    func shapes(declaration: String, error: String) {
        #expect(expand(declaration, role: .peer).errors == [error])
        #expect(expand(declaration, role: .accessor).errors == [])
    }

    @Test(
        "An entry outside an extension of a container is told at its attribute, SEMANTICS 7",
        arguments: [
            [], ["struct EnvironmentValues {}"], ["extension Text {}"], ["func f()", "extension Transaction {}"],
        ])
    func outside(context: [String]) {
        let answer = expand("\n  @Entry var x: Int = 5", role: .accessor, in: context)
        #expect(
            answer.errors == [
                "4:3: '@Entry' makes a value of EnvironmentValues, Transaction, ContainerValues or FocusedValues: "
                    + "write it in an extension of one of them, 'extension EnvironmentValues { … }'"
            ])
    }

    @Test("A focused value is optional and has no default")
    func focused() {
        let context = ["extension FocusedValues {}"]
        #expect(
            expand("\n@Entry var x: Int", role: .accessor, in: context).errors
                == ["4:12: a focused value may be absent: write 'var x: Int?'"])
        #expect(
            expand("\n@Entry var x: Int? = 5", role: .accessor, in: context).errors
                == ["4:22: a focused value has no default: write 'var x: Int?'"])
    }
}
