/// What a screen reader is at. Writing it moves the screen reader there.
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
/// No host is told by a screen reader what it reads. The value follows the keyboard's focus, which screen readers move
/// along with them and follow where it goes: what is given it by `accessibilityFocused(_:)` can have that focus then,
/// though the tab key passes it by. Without a screen reader it is thus what the keyboard is at.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var focus: FocusState<Value>

    /// Makes a state that says whether something has the focus.
    public init() where Value == Bool { focus = FocusState() }

    /// Makes a state that says what has the focus.
    public init<T: Hashable>() where Value == T? { focus = FocusState() }

    /// What has the focus. Before the view is installed nothing has it, and writes are lost.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// What `accessibilityFocused(_:)` and other views are given.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(focus: focus.projectedValue) }

    /// A way to read and write what has the focus, for `accessibilityFocused(_:)` and for views inside.
    @propertyWrapper public struct Binding {
        let focus: FocusState<Value>.Binding

        /// What has the focus.
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
    /// Binds the screen reader's focus on this view to a value of a state: while the view has the focus the state has
    /// the value, and when the state is given the value the view gets the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ProgrammaticFocusModifier()).focused(binding.focus, equals: value)
    }

    /// Binds the screen reader's focus on this view to a state: true while the view has the focus.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}

/// Lets the program direct the keyboard to a view.
private nonisolated struct ProgrammaticFocusModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> ProgrammaticFocusNode { ProgrammaticFocusNode(element: element) }

    func update(_ node: ProgrammaticFocusNode) {}
}

/// A node of its child's size that lets the program direct the keyboard to the child.
private final class ProgrammaticFocusNode: WrapperNode {
    override func refine(_ semantics: inout Semantics) { semantics.isReachedByProgram = true }
}
