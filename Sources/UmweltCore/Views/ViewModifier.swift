/// A type that changes a view into another.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View { content.padding().background(.white) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The placeholder for the view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the element that represents the modified view.
    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>>
}

extension ViewModifier {
    /// Makes an element that runs the modifier's body.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ModifierElement(view, inputs)
    }

    /// Prints the reasons for the current run of the modifier's body, like ``View/_printChanges()`` for views.
    nonisolated public static func _printChanges() { print(RunningBody.describeChanges(of: Self.self)) }

    /// Logs the text of ``_printChanges()``, at the level debug.
    nonisolated public static func _logChanges() { Log.views.debug("\(RunningBody.describeChanges(of: Self.self))") }

    /// Joins two modifiers: this one is applied first.
    ///
    /// - Parameter modifier: The modifier that is applied around this one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// A primitive modifier has no body: the system applies it.
    ///
    /// - Parameter content: The modified view.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body: the system applies it.") }
}

extension View {
    /// Applies a modifier to the view.
    ///
    /// ```swift
    /// Text("Card").modifier(Card())
    /// ```
    ///
    /// - Parameter modifier: The modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier, or a modifier followed by another one.
public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is changed.
    public var content: Content

    /// The modifier that is applied.
    public var modifier: Modifier

    /// Applies a modifier to a view or another modifier.
    ///
    /// - Parameters:
    ///   - content: The view or the inner modifier.
    ///   - modifier: The modifier that is applied around it.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A modified view has no body: its modifier makes the element.
    public var body: Never { fatalError("A modified view has no body.") }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        Modifier._makeElement(view, inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Makes an element that applies the first modifier, then the second.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PassThroughElement(view, inputs) { view in
            ModifiedContent<ModifiedContent<V, Content>, Modifier>(
                content: ModifiedContent<V, Content>(content: view.content, modifier: view.modifier.content),
                modifier: view.modifier.modifier)
        }
    }
}

/// An empty modifier, without an effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The modifier without an effect.
    nonisolated public static let identity = EmptyModifier()

    /// Makes a modifier without an effect.
    @inlinable nonisolated public init() {}

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PassThroughElement(view, inputs) { $0.content }
    }
}
