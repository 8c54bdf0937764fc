@_spi(Kernel) import UmweltCore

/// A property wrapper for the focus among a view's fields and buttons. Writing it moves the focus.
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
/// With several fields the value identifies the focused one: it is optional, and nil when none of them is focused. A
/// written value that belongs to no view which can have the focus is reset to the actual focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let resetValue: Value
    fileprivate var source: FocusStateSource<Value>?

    /// Makes a state that is true while a view bound to it has the focus.
    public init() where Value == Bool { resetValue = false }

    /// Makes a state whose value identifies the view with the focus; nil if none has it.
    public init<T: Hashable>() where Value == T? { resetValue = nil }

    /// The value of the view with the focus. Before the view is installed no view has it, and writes are lost.
    public var wrappedValue: Value {
        get { source?.value ?? resetValue }
        nonmutating set { source?.request(newValue) }
    }

    /// The binding for `focused(_:)` and for views inside.
    public var projectedValue: FocusState<Value>.Binding { Binding(source: source, resetValue: resetValue) }

    /// A binding that reads and moves the focus, for `focused(_:)` and for views inside.
    @propertyWrapper public struct Binding {
        let source: FocusStateSource<Value>?
        fileprivate let resetValue: Value

        /// The value of the view with the focus.
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
    package static func makeField(name: String, offset: Int) -> PropertyField {
        FocusStateField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { false }

    fileprivate func makeSource(for element: _Element) -> FocusStateSource<Value> {
        FocusStateSource(resetValue, in: element.graph)
    }
}

private final class FocusStateField<Value: Hashable>: PropertyField {
    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        (view + offset).assumingMemoryBound(to: FocusState<Value>.self).pointee.makeSource(for: element)
    }

    override var isSlotLasting: Bool { true }

    override func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? {
        // The slot was made by makeSlot above.
        unsafeDowncast(slot, to: FocusStateSource<Value>.self).copy(in: element.graph)
    }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        // The slot was made by makeSlot above.
        let source = slot.map { unsafeDowncast($0, to: FocusStateSource<Value>.self) }
        (view + offset).assumingMemoryBound(to: FocusState<Value>.self).pointee.source = source
    }
}

/// In the inspector, an entered value moves the focus.
extension FocusState: SettableWrapper { package static var wrapperName: String { "@FocusState" } }
