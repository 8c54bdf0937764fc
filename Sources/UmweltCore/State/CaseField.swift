import UmweltGraph

/// A dynamic property in the associated value of an enumeration, which is there while the enumeration has that case.
///
/// ```swift
/// enum Storage: DynamicProperty {
///     case own(State<Int>)
///     case given(Binding<Int>)
/// }
/// ```
final class CaseField<Value>: PropertyField {
    private let base: PropertyField
    private let layout: EnumerationLayout<Value>
    private let number: UInt32

    /// Makes the field for a property inside a case of an enumeration at `offset`.
    init(_ base: PropertyField, at offset: Int, in layout: EnumerationLayout<Value>, number: UInt32) {
        self.base = base
        self.layout = layout
        self.number = number
        super.init(name: base.name, offset: offset)
    }

    override var owner: Any.Type {
        didSet { base.owner = owner }
    }

    /// The storage in the element, with the slot of the property once the enumeration has had its case.
    private final class Slot {
        var isMade = false
        var inner: AnyObject?
    }

    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        let slot = Slot()
        if isThere(at: view) {
            slot.inner = withCopy(at: view) { base.makeSlot(at: $0, for: element) }
            slot.isMade = true
        }
        return slot
    }

    override var isSlotLasting: Bool { base.isSlotLasting }

    override func move(_ slot: AnyObject?, to element: _Element) {
        guard let slot = made(slot) else { return }
        base.move(slot.inner, to: element)
    }

    override func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? {
        guard let slot = made(slot), let inner = slot.inner, let innerCopy = base.copy(inner, for: element) else {
            return nil
        }
        let copy = Slot()
        copy.inner = innerCopy
        copy.isMade = true
        return copy
    }

    override func leave(_ slot: AnyObject?) {
        guard let slot = made(slot) else { return }
        base.leave(slot.inner)
        slot.inner = nil
        slot.isMade = false
    }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        // The slot was made above.
        guard let whole = slot.map({ unsafeDowncast($0, to: Slot.self) }) else { return }
        guard isThere(at: view) else { return leave(whole) }
        layout.withPayload(at: view + offset) {
            if !whole.isMade {
                whole.inner = base.makeSlot(at: view, for: element)
                whole.isMade = true
            }
            base.install(at: view, slot: whole.inner, for: element)
        }
    }

    override var isBinding: Bool { base.isBinding }

    override func prepare(for element: any BindingReader, at view: UnsafeRawPointer, index: Int) {
        guard isThere(at: view) else { return }
        withCopy(at: view) { base.prepare(for: element, at: $0, index: index) }
    }

    override func track(_ slot: AnyObject?) {
        if let slot = made(slot) { base.track(slot.inner) }
    }

    override func isWritten(_ slot: AnyObject?) -> Bool { made(slot).map { base.isWritten($0.inner) } ?? false }

    override func encodedValue(in slot: AnyObject?) -> EncodedState? {
        made(slot).flatMap { base.encodedValue(in: $0.inner) }
    }

    override func restore(_ value: EncodedState, in slot: AnyObject?) {
        guard let slot = made(slot) else { return }
        base.restore(value, in: slot.inner)
    }

    override func isInput(_ node: GraphNode, slot: AnyObject?) -> Bool {
        made(slot).map { base.isInput(node, slot: $0.inner) } ?? false
    }

    override func cause(at view: UnsafeRawPointer, for element: _Element) -> UpdateRecord.Cause {
        guard isThere(at: view) else { return base.cause(at: view, for: element) }
        return withCopy(at: view) { base.cause(at: $0, for: element) }
    }

    override func environmentChanged(at view: UnsafeRawPointer, slot: AnyObject?, for element: _Element) -> Bool {
        guard isThere(at: view), let slot = made(slot) else { return false }
        return withCopy(at: view) { base.environmentChanged(at: $0, slot: slot.inner, for: element) }
    }

    private func isThere(at view: UnsafeRawPointer) -> Bool { layout.number(at: view + offset) == number }

    private func made(_ slot: AnyObject?) -> Slot? {
        // The slot was made above.
        guard let slot = slot.map({ unsafeDowncast($0, to: Slot.self) }), slot.isMade else { return nil }
        return slot
    }

    /// Calls a function with an address at which the associated value has the same offset as in the view. It is a copy
    /// of the enumeration: a borrowed value must not be taken apart.
    private func withCopy<Result>(at view: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Result) -> Result {
        var copy = (view + offset).assumingMemoryBound(to: Value.self).pointee
        return withUnsafeMutablePointer(to: &copy) { copy in
            let copy = UnsafeMutableRawPointer(copy)
            return layout.withPayload(at: copy) { body(UnsafeRawPointer(copy - offset)) }
        }
    }
}
