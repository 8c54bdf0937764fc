@_spi(Kernel) import UmweltCore

extension View {
    /// Sets whether the system shows no ring around the view inside that has the keyboard focus.
    ///
    /// - Parameters:
    ///   - disabled: True to show no ring.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func focusEffectDisabled(
        _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.isFocusEffectEnabled, transform: { $0 = $0 && !disabled }, fileID: fileID, line: line)
            .modifier(FocusEffectModifier(isHidden: disabled))
    }
}

/// The modifier that decides whether hosts show the focus in a view.
private nonisolated struct FocusEffectModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let isHidden: Bool

    nonisolated init(isHidden: Bool) { self.isHidden = isHidden }

    func makeNode(for element: _Element) -> FocusEffectNode { FocusEffectNode(element: element) }

    func update(_ node: FocusEffectNode) { node.set(isHidden: isHidden) }
}

/// A node with its child's frame in which the focus may be invisible.
private final class FocusEffectNode: WrapperNode {
    private var isHidden = false

    func set(isHidden new: Bool) {
        guard new != isHidden else { return }
        isHidden = new
        setNeedsSend()
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.hidesFocusEffect = isHidden
        return interest
    }
}
