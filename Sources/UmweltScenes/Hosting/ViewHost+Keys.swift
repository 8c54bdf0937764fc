@_spi(Kernel) import UmweltInteraction

extension ViewHost {
    /// Notes which modifier keys the user holds now, and no others. Returns false if these are the same as before.
    @discardableResult
    package func hold(_ modifiers: EventModifiers) -> Bool { root.modifierKeys.hold(modifiers) }

    /// The modifier keys that the user holds.
    package var heldModifiers: EventModifiers { root.modifierKeys.held }
}
