/// The animation of a value of any type. For animatable types it is an ``AnimatedValue``.
package class ValueAnimation<Value>: RunningAnimation {
    /// Shows a presentation value.
    final let apply: (Value) -> Void

    init(apply: @escaping (Value) -> Void) { self.apply = apply }

    /// Returns the presentation value at a time in the clock's seconds.
    ///
    /// An infinite time is the end.
    func presentation(at time: Double) -> Value { fatalError("A value that no subclass animates.") }

    package override final func show(at time: Double) { apply(presentation(at: time)) }

    /// Sets the model value. Returns true if the animation has to be retained, because it runs or its velocity may be
    /// continued.
    func change(to new: Value, in transaction: Transaction, of element: _Element) -> Bool { false }

    /// Returns the animation of the newest change, if it was made at a time; nil otherwise.
    func begun(at time: Double) -> Animation? { nil }

    /// Sets the model value, and keeps the distance of the presentation value from it.
    package func carry(to new: Value) {}

    /// Makes the animation of a value; nil if its type is not animatable.
    ///
    /// - Parameters:
    ///   - value: The value before it is changed.
    ///   - apply: Shows a presentation value. It must not retain the owner of the animation.
    static func make(_ value: Value, apply: @escaping (Value) -> Void) -> ValueAnimation<Value>? {
        func open<Opened: Animatable>(_ opened: Opened) -> AnyObject? {
            if Opened.AnimatableData.self == EmptyAnimatableData.self { return nil }
            // `Opened` is the type of `value`: the closure is found once, not cast for each frame.
            return (apply as? (Opened) -> Void).map { AnimatedValue<Opened>(opened, apply: $0) }
        }
        return (value as? any Animatable).flatMap { open($0) } as? ValueAnimation<Value>
    }
}

extension _Element {
    /// Sets a value of the element's view: immediately, or with the transaction's animation.
    ///
    /// - Parameters:
    ///   - slot: The animation of the value, which the caller retains; nil if none runs.
    ///   - old: The value before.
    ///   - new: The value now.
    ///   - apply: Shows a presentation value. It must not retain the owner of the slot.
    package final func animate<Value>(
        _ slot: inout ValueAnimation<Value>?, from old: @autoclosure () -> Value, to new: Value,
        apply: @escaping (Value) -> Void
    ) {
        if slot == nil && !tree.mayAnimate { return apply(new) }
        animate(&slot, from: old(), to: new, with: transaction, apply: apply)
    }

    /// Shows another value with a transaction, whichever the element's is.
    package final func animate<Value>(
        _ slot: inout ValueAnimation<Value>?, from old: @autoclosure () -> Value, to new: Value,
        with transaction: Transaction, apply: @escaping (Value) -> Void
    ) {
        var transaction = transaction
        // Whatever the caller wants: a tree that does not animate shows the end.
        if !tree.animations.isEnabled { transaction.animation = nil }
        if slot == nil && (transaction.animation != nil || transaction.tracksVelocity) {
            slot = ValueAnimation.make(old(), apply: apply)
        }
        guard let animation = slot, animation.change(to: new, in: transaction, of: self) else {
            slot = nil
            return apply(new)
        }
        tree.recorder?.recordEffect(at: self)
        apply(animation.presentation(at: tree.animations.time))
    }
}
