/// The dynamic properties of a value that an element calls, such as a gesture or a shape, and that is no view with a body.
package final class InstalledProperties<Value> {
    private let plan: PropertyPlan
    private let slots: [AnyObject?]

    /// Makes the storage of the properties of a value, which lives as long as this object; nil if the type has no
    /// dynamic properties.
    package init?(of value: Value, for element: _Element) {
        let plan = PropertyPlan.of(Value.self)
        if plan.fields.isEmpty { return nil }
        self.plan = plan
        slots = withUnsafePointer(to: value) { value in plan.fields.map { $0.makeSlot(at: value, for: element) } }
    }

    /// Returns the value with its properties installed. The running node of the graph depends on the values that they
    /// read.
    package func installed(in value: Value, for element: _Element) -> Value {
        var value = value
        withUnsafeMutablePointer(to: &value) { plan.install(at: $0, slots: slots, for: element) }
        return value
    }

    /// Makes the running node depend on the properties that the graph stores, for values that are called later.
    package func track() {
        for index in plan.fields.indices { plan.fields[index].track(slots[index]) }
    }

    deinit { plan.leave(slots) }
}
