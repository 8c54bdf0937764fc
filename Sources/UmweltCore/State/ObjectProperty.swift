import UmweltGraph

/// A dynamic property with an object that notifies its observers before it changes: the base of the property wrappers
/// of other modules of the package.
package protocol ObjectProperty: DynamicProperty, ViewFieldComparable {
    /// Installs the property: has the node follow the object, and stores the value that the body will read.
    nonisolated mutating func install(with node: ObjectNode)

    /// True if the property has made its object itself, and owns it.
    nonisolated static var ownsObject: Bool { get }

    /// True if the body reads the object itself, and so depends on each change that the object announces.
    nonisolated static var isReadByBody: Bool { get }

    /// Returns true if the environment's object differs from the one that the node follows.
    nonisolated func environmentChanged(for node: ObjectNode) -> Bool
}

extension ObjectProperty {
    package nonisolated static var isReadByBody: Bool { true }

    package nonisolated static var ownsObject: Bool { false }

    /// Returns false: the property does not read the environment.
    package nonisolated func environmentChanged(for node: ObjectNode) -> Bool { false }
}

/// The field of such a property in a view.
final class ObjectField<Property: ObjectProperty>: PropertyField {
    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? { ObjectNode(for: element) }

    override var isSlotLasting: Bool { true }

    override func move(_ slot: AnyObject?, to element: _Element) { node(slot)?.move(to: element) }

    override func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? {
        Property.ownsObject ? node(slot)?.copy(for: element) : nil
    }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        guard let node = node(slot) else { return }
        (view + offset).assumingMemoryBound(to: Property.self).pointee.install(with: node)
        if Property.isReadByBody { node.track() }
    }

    /// True for any object: it may have been created by the property, which cannot be verified.
    override func isWritten(_ slot: AnyObject?) -> Bool { node(slot)?.object != nil }

    override func environmentChanged(at view: UnsafeRawPointer, slot: AnyObject?, for element: _Element) -> Bool {
        guard let node = node(slot) else { return true }
        return (view + offset).assumingMemoryBound(to: Property.self).pointee.environmentChanged(for: node)
    }

    private func node(_ slot: AnyObject?) -> ObjectNode? {
        // The slot was made above.
        slot.map { unsafeDowncast($0, to: ObjectNode.self) }
    }
}
