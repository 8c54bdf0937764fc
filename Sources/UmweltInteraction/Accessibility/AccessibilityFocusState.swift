@_spi(Kernel) import UmweltCore

/// A property wrapper for the screen reader's focus among a view's content. Writing it moves the screen reader.
///
/// ```swift
/// struct Order: View {
///     @State private var problem: String?
///     @AccessibilityFocusState private var isOnProblem: Bool
///     var body: some View {
///         if let problem { Text(problem).accessibilityFocused($isOnProblem) }
///         Button("Order") {
///             problem = "There is no address."
///             isOnProblem = true
///         }
///     }
/// }
/// ```
///
/// Screen readers do not report their position to hosts. The value follows the keyboard focus, which screen readers
/// move and follow: views with `accessibilityFocused(_:)` can receive that focus, although the Tab key skips them.
/// Without a screen reader the value is thus the keyboard's focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var focus: FocusState<Value>

    /// Makes a state that is true while a view bound to it has the focus.
    public init() where Value == Bool { focus = FocusState() }

    /// Makes a state whose value identifies the view with the focus; nil if none has it.
    public init<T: Hashable>() where Value == T? { focus = FocusState() }

    /// The value of the view with the focus. Before the view is installed no view has it, and writes are lost.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding for `accessibilityFocused(_:)` and for views inside.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(focus: focus.projectedValue) }

    /// A binding that reads and moves the focus, for `accessibilityFocused(_:)` and for views inside.
    @propertyWrapper public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value of the view with the focus.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

extension AccessibilityFocusState.Binding: ViewFieldComparable {
    package func isSameField(as other: Self) -> Bool { focus.isSameField(as: other.focus) }
}

extension AccessibilityFocusState: ViewFieldComparable {
    package func isSameField(as other: AccessibilityFocusState) -> Bool { true }
}

extension View {
    /// Binds the screen reader's focus on this view to a value of a state.
    ///
    /// While the view has the focus, the state has the value. Setting the state to the value moves the focus to the
    /// view.
    ///
    /// ```swift
    /// Text(problem).accessibilityFocused($focus, equals: .problem)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The binding to the state, such as `$field`.
    ///   - value: The value of the state while this view has the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ProgrammaticFocusModifier()).focused(binding.focus, equals: value)
    }

    /// Binds the screen reader's focus on this view to a state.
    ///
    /// ```swift
    /// Text(problem).accessibilityFocused($isOnProblem)
    /// ```
    ///
    /// - Parameter condition: The binding to the state, which is true while the view has the focus.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}

/// Lets the program move the focus to a view.
private nonisolated struct ProgrammaticFocusModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> ProgrammaticFocusNode { ProgrammaticFocusNode(element: element) }

    func update(_ node: ProgrammaticFocusNode) {}
}

/// A node of its child's size that lets the program move the focus to the child.
private final class ProgrammaticFocusNode: WrapperNode {
    override func refine(_ semantics: inout Semantics) { semantics.isReachedByProgram = true }
}

extension View {
    /// Moves the screen reader's focus to a view inside when this view appears, unless another view has the focus.
    ///
    /// - Parameters:
    ///   - binding: The state of the views' focus.
    ///   - value: The value of the view that gets the focus.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        defaultFocus(binding.focus, value)
    }
}
