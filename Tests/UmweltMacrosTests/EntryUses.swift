// Unusual layout is what the macros are tried on.
// swift-format-ignore-file

import Umwelt
import UmweltMacros

/// A type that may not cross actors, to see that its defaults draw no warning.
final class Model {
    var count: Int
    init(count: Int = 0) { self.count = count }
}

enum Theme: Equatable {
    case light, dark
    struct Accent { var hue = 0.5 }
}

struct Editor<Content> {
    var content: Content?
    var onSave: () -> Void

    init(content: Content? = nil, onSave: @escaping () -> Void = {}) {
        self.content = content
        self.onSave = onSave
    }
}

protocol Greeting { var text: String { get } }
struct Hello: Greeting { var text = "hello" }

extension EnvironmentValues {
    @Entry var theme: Theme = .light
    @Entry var accent: Theme.Accent?
    @Entry var optional: Optional<Int>
    @Entry var list:Array<Int>=[1, 2]
    @Entry var action: (() -> Void)?
    @Entry var transform: @Sendable (Int) -> Int = { $0 + 1 }
    @Entry var pair: (left: Int, right: Int) = (1, 2)
    @Entry var areEqual: Bool = 1 == 2
    @Entry var compared = 3 >= 2
    @Entry var number = 5
    @Entry var model = Model()
    @Entry var typedModel: Model = Model(count: 7)
    @Entry var closure = { (x: Int) in x * 2 }
    @Entry var conditional = if Theme.light == .light { "yes" } else { "no" }
    @Entry var dictionary = [String: [Int]]()
    @Entry var greeting: any Greeting = Hello()
    @Entry var opaque: some Greeting = Hello()
    @Entry var greetings: [any Greeting] = [Hello(), Hello(text: "}{")]
    @Entry var editor: Editor<[String: Int]> = Editor(content: ["a": 1]) {
        print("{ saved \("\(1)") }")  // }
    }
    @Entry var `default`: Int = 1
    @Entry var `a value`: Int = 2
    @Entry var implicit: Int!
    @Entry
    /// Between the attribute and the declaration: var no: Int = 3
    var
        spread
        :
        /* type = */ Int
        =
        // the value
        3
    @Entry var ternary: String = Theme.light == .dark
        ? "one"
        : "two"
    @Entry var text: String = """
        a = "b" // \(1 + (2))
          {
        """
    @Entry var raw: String = #"\(x) " = {"#  // a comment = 5
    @Entry var pattern = /[({]"/
    #if !NEVER
        @Entry var conditionallyCompiled: Int = 8
    #endif
    /// Documented.
    @MainActor @Entry var onMain: Int = 1
    @available(*, deprecated, message: "= {") @Entry var old: Int = 1
    @Entry private var hidden: Int = 4
    @Entry fileprivate(set) var readable: Int = 4

    var hiddenValue: Int { hidden }
}

extension Umwelt.EnvironmentValues { @Entry var qualified: Int = 1 }
public extension EnvironmentValues { @Entry var inPublicExtension: Int = 1 }
extension Umwelt::EnvironmentValues { @Entry var selected: Int = 1 }
@MainActor extension EnvironmentValues { @Entry var inIsolatedExtension: Int = 1 }
extension EnvironmentValues { @Entry public var isPublic: Int = 1; @Entry var second: Int = 2 }

extension Transaction {
    @Entry var isInteractive: Bool = false
    @Entry var source: String?
    @Entry var speed = 1.5
}

extension ContainerValues {
    @Entry var priority: Int = 3
    @Entry var label: String?
}

extension FocusedValues {
    @Entry var document: Model?
    @Entry var save: (() -> Void)?
    @Entry var title: Optional<String>
    @Entry var selection: Binding<Int>? = nil
    @Entry var nested: Int??
}
