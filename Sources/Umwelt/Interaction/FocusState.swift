/// Which of a view's fields and buttons the keyboard is directed to. Writing it moves the focus.
///
/// ```swift
/// struct SignIn: View {
///     @State private var name = ""
///     @FocusState private var isNaming: Bool
///     var body: some View {
///         TextField("Name", text: $name).focused($isNaming)
///         Button("Change the name") { isNaming = true }
///     }
/// }
/// ```
///
/// With several fields the value says which: an optional that is nil when none of them has the focus. A value that stands
/// for no view which can have the focus goes back to what is.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let resetValue: Value
    fileprivate var source: FocusStateSource<Value>?

    /// Makes a state that says whether something has the focus.
    public init() where Value == Bool { resetValue = false }

    /// Makes a state that says what has the focus.
    public init<T: Hashable>() where Value == T? { resetValue = nil }

    /// What has the focus. Before the view is installed nothing has it, and writes are lost.
    public var wrappedValue: Value {
        get { source?.value ?? resetValue }
        nonmutating set { source?.request(newValue) }
    }

    /// What `focused(_:)` and other views are given.
    public var projectedValue: FocusState<Value>.Binding { Binding(source: source, resetValue: resetValue) }

    /// A way to read and write what has the focus, for `focused(_:)` and for views inside.
    @propertyWrapper public struct Binding {
        let source: FocusStateSource<Value>?
        fileprivate let resetValue: Value

        /// What has the focus.
        public var wrappedValue: Value {
            get { source?.value ?? resetValue }
            nonmutating set { source?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState.Binding: ViewFieldComparable {
    package func isSameField(as other: Self) -> Bool { source === other.source }
}

extension FocusState: ViewFieldComparable {
    package func isSameField(as other: FocusState) -> Bool { true }
}

extension FocusState: InstalledProperty {
    static func makeField(name: String, offset: Int) -> PropertyField {
        FocusStateField<Value>(name: name, offset: offset)
    }

    static var holdsObservable: Bool { false }

    fileprivate func makeSource(for element: _Element) -> FocusStateSource<Value> {
        FocusStateSource(resetValue, in: element.graph)
    }
}

private final class FocusStateField<Value: Hashable>: PropertyField {
    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        (view + offset).assumingMemoryBound(to: FocusState<Value>.self).pointee.makeSource(for: element)
    }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        // The slot was made above.
        let source = slot.map { unsafeDowncast($0, to: FocusStateSource<Value>.self) }
        (view + offset).assumingMemoryBound(to: FocusState<Value>.self).pointee.source = source
    }
}
