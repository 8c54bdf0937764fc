/// A type that describes a part of the user interface by the views that it consists of.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// The body runs when the view is inserted, and again when its properties, its state, or the environment values and
/// observable properties that it has read change. Bodies run on the main actor.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view. Runs again when a value that it reads has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the element that represents the view in a view tree.
    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self>
}

extension View {
    /// Makes an element that runs the view's body.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        BodyElement(view, inputs)
    }

    /// Prints the reasons for the current run of the body. Call it in a body.
    ///
    /// They are `@self` when the view's own values changed, `@identity` when the view is new, and the names of changed
    /// properties.
    nonisolated public static func _printChanges() {
        print(RunningBody.describeChanges(of: Self.self))
    }

    /// Logs the text of ``_printChanges()``, at the level debug.
    nonisolated public static func _logChanges() {
        Log.views.debug("\(RunningBody.describeChanges(of: Self.self))")
    }
}

extension Never: View {
    /// `Never` has no values, so there is no such view.
    public var body: Never { fatalError("A view of type Never does not exist.") }
}

/// A view without a body, which makes its element itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never called: the view has no body.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows it itself.") }
}
