import Testing
import UmweltMacros

// Testable: not every container can be made outside the module.
import Umwelt
@testable import UmweltInteraction
@testable import UmweltLayout

@Suite struct EntryTests {
    @Test("An entry reads its default and what was written, SEMANTICS 7")
    func readsAndWrites() {
        var values = EnvironmentValues()
        #expect(values.theme == .light)
        values.theme = .dark
        #expect(values.theme == .dark)
        #expect(EnvironmentValues().theme == .light)
    }

    @Test("An optional without a value starts nil, SEMANTICS 7")
    func optionals() {
        let values = EnvironmentValues()
        #expect(values.accent == nil)
        #expect(values.optional == nil)
        #expect(values.action == nil)
        #expect(values.implicit == nil)
    }

    @Test("A default may have any form that a property's value may have")
    func forms() {
        let values = EnvironmentValues()
        #expect(values.list == [1, 2])
        #expect(values.transform(1) == 2)
        #expect(values.pair == (1, 2))
        #expect(!values.areEqual)
        #expect(values.greeting.text == "hello")
        #expect(values.opaque.text == "hello")
        #expect(values.greetings.map(\.text) == ["hello", "}{"])
        #expect(values.editor.content == ["a": 1])
        #expect(values.spread == 3)
        #expect(values.ternary == "two")
        #expect(values.text == "a = \"b\" // 3\n  {")
        #expect(values.raw == #"\(x) " = {"#)
        #expect(values.qualified + values.inPublicExtension + values.selected == 3)
        #expect(values.isPublic + values.second == 3)
        #expect(values.conditionallyCompiled == 8)
        #expect(values.hiddenValue == 4)
        #expect(values.readable == 4)
    }

    @Test("Without a type the entry takes that of its value")
    func inferred() {
        var values = EnvironmentValues()
        #expect(values.number == 5)
        #expect(values.compared)
        #expect(values.closure(4) == 8)
        #expect(values.conditional == "yes")
        #expect(values.dictionary.isEmpty)
        #expect("(\"".contains(values.pattern))
        values.number = 6
        values.model = Model(count: 9)
        #expect(values.number == 6)
        #expect(values.model.count == 9)
    }

    @Test("A name in backticks makes an entry as any other")
    func backticks() {
        var values = EnvironmentValues()
        values.default = 10
        values.`a value` = 20
        #expect(values.default == 10)
        #expect(values.`a value` == 20)
    }

    @Test("Entries are read and written through key paths")
    func keyPaths() {
        var values = EnvironmentValues()
        values[keyPath: \.typedModel] = Model(count: 8)
        #expect(values[keyPath: \.typedModel].count == 8)
    }

    @Test("An isolated entry stays on its actor")
    @MainActor func isolated() {
        var values = EnvironmentValues()
        values.onMain += values.inIsolatedExtension
        #expect(values.onMain == 2)
    }

    @Test("A transaction, a container and the focus take entries too, SEMANTICS 7")
    func otherContainers() {
        var transaction = Transaction()
        transaction.isInteractive = true
        #expect(transaction.isInteractive)
        #expect(transaction.source == nil)
        #expect(transaction.speed == 1.5)

        var container = ContainerValues()
        container.label = "first"
        #expect(container.label == "first")
        #expect(container.priority == 3)

        var focus = FocusedValues()
        #expect(focus.document == nil)
        #expect(focus.selection == nil)
        focus.title = "title"
        focus.nested = .some(4)
        #expect(focus.title == "title")
        #expect(focus.nested == 4)
    }
}
