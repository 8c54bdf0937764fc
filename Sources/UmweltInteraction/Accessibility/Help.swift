@_spi(Kernel) import UmweltCore

extension View {
    /// Sets a tooltip: a description that shows when the pointer rests on the view, and is read aloud as a hint.
    ///
    /// ```swift
    /// Button("Export", systemImage: "square.and.arrow.up", action: export)
    ///     .help("Exports the library as a file")
    /// ```
    ///
    /// - Parameter textKey: The description, a key of the app's localized strings.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets a tooltip: a description that shows when the pointer rests on the view, and is read aloud as a hint.
    ///
    /// - Parameter text: The description.
    nonisolated public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

    /// Sets a tooltip: a description that shows when the pointer rests on the view, and is read aloud as a hint.
    ///
    /// - Parameter text: The description.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// The modifier that sets a description of a view's purpose.
public nonisolated struct _HelpModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let text: Text

    nonisolated init(text: Text) { self.text = text }

    package func makeNode(for element: _Element) -> HelpNode { HelpNode(text, element: element) }

    package func update(_ node: HelpNode) { node.set(text) }

    package func readEnvironment(_ values: EnvironmentValues, for node: HelpNode) { node.resolve(in: values) }
}

/// A node of its child's size that adds the help text to the child's semantics.
package final class HelpNode: WrapperNode {
    private var text: Text
    private var words: String?

    init(_ text: Text, element: _Element) {
        self.text = text
        super.init(element: element)
    }

    func set(_ new: Text) {
        guard new != text else { return }
        text = new
        element.graph.run(element)
    }

    func resolve(in values: EnvironmentValues) {
        let new = text.string(in: values)
        guard new != words else { return }
        words = new
        semanticsTarget.setNeedsSend()
    }

    public override func refine(_ semantics: inout Semantics) { semantics.help = words }
}
