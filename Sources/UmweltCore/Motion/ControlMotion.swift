extension View {
    /// Animates the content when a user has changed a value with a control, as controls do. A change with an animation
    /// keeps it.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - value: The value that the control changes.
    package nonisolated func movesByItself<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ControlMotion(animation: animation, value: value))
    }
}

extension Transaction {
    /// Sets the animation of a control if the change is its user's and has no animation.
    package mutating func moveControl(_ animation: Animation?) {
        if isFromControl && self.animation == nil && !disablesAnimations { self.animation = animation }
    }
}

/// The modifier that animates a control's content after a user's change.
private nonisolated struct ControlMotion<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    nonisolated init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ControlMotionElement(view, inputs)
    }
}

/// The element of a modifier that animates a control's content.
private final class ControlMotionElement<Content: View, Value: Equatable>: PrimitiveModifierElement<
    Content, ControlMotion<Value>
>, TransactionEditing
{
    /// The number of the update in which the value last changed.
    private var changed: UInt64?

    override init(_ view: ModifiedContent<Content, ControlMotion<Value>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        // The tree is not notified: only updates that come from a control look for such elements.
        passFlags.insert(.editsTransaction)
    }

    override func modifierWillChange(to new: ControlMotion<Value>) {
        if new.value != modifier.value { changed = tree.transactions.count }
    }

    var contentTransaction: Transaction {
        var result = transaction
        if changed == tree.transactions.count { result.moveControl(modifier.animation) }
        return result
    }
}
