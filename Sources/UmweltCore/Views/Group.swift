/// Several views as one, without a layout of their own: modifiers of a group apply to each of them.
///
/// ```swift
/// Group {
///     Text("One")
///     Text("Two")
/// }
/// .font(.headline)
/// ```
///
/// Use it to apply modifiers to several views, or to the branches of a condition.
public struct Group<Content> {
    package let content: Content

    // In place of the memberwise initializer, which would accept a closure as the content itself.
    private nonisolated init(wrapped content: Content) { self.content = content }

    /// Groups a value that a result builder has made, of views or of tabs.
    package nonisolated static func wrapping(_ content: Content) -> Group { Group(wrapped: content) }
}

extension Group {
    /// Groups content of every kind: views, items of a toolbar, commands, tabs, rows of tables.
    ///
    /// - Parameter content: The pieces, all of one kind.
    nonisolated public init(@ContentBuilder content: () -> Content) { self.init(wrapped: content()) }
}

extension Group: View where Content: View {
    /// A group has no body: the system shows its content.
    public var body: Never { fatalError("A group has no body.") }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { $0.content }
    }
}

/// The element of a view that only contains another view.
package final class PassThroughElement<V: View, Content: View>: SingleChildElement<V, Content> {
    private let getContent: (V) -> Content

    package init(_ view: V, _ inputs: _ElementInputs, content: @escaping (V) -> Content) {
        getContent = content
        super.init(inputs)
        child = Content._makeElement(content(view), childInputs())
    }

    public override func update(_ view: V) { child?.update(getContent(view)) }

    public override var name: String { String(describing: V.self) }
}
