/// The saved slots of a view's properties: those with state.
struct SavedSlots {
    private let plan: PropertyPlan
    private let slots: [AnyObject?]

    init(_ slots: [AnyObject?], of plan: PropertyPlan) {
        self.plan = plan
        self.slots = zip(slots, plan.fields).map { $1.isSlotLasting ? $0 : nil }
    }

    /// Returns the slots for the element that replaces the saved one; nil if its view has another type.
    func slots(for element: _Element, of plan: PropertyPlan) -> [AnyObject?]? {
        guard plan === self.plan else { return nil }
        if element.tree.isFresh {
            return zip(slots, plan.fields).map { slot, field in slot.flatMap { field.copy($0, for: element) } }
        }
        for (slot, field) in zip(slots, plan.fields) where slot != nil { field.move(slot, to: element) }
        return slots
    }

    /// Releases the slots as for an element that leaves the tree.
    func leave() { plan.leave(slots) }
}
