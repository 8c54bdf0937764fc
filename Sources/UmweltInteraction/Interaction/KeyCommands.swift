/// The directions of arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

extension View {
    /// Calls an action when the user presses a key that deletes, while the focus is in this view; nil for none.
    ///
    /// - Parameter action: The action; nil for none.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(_KeyPressModifier(filter: .keys(action == nil ? [] : [.delete, .deleteForward]), perform: action))
    }

    /// Calls an action when the user presses Escape, while the focus is in this view; nil for none.
    ///
    /// - Parameter action: The action; nil for none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(_KeyPressModifier(filter: .keys(action == nil ? [] : [.escape]), perform: action))
    }

    /// Calls an action when the user presses an arrow key, while the focus is in this view; nil for none.
    ///
    /// - Parameter action: The action, with the direction of the arrow.
    nonisolated public func onMoveCommand(
        perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil
    ) -> some View {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        return modifier(
            _KeyPressModifier(
                filter: .keys(action == nil ? [] : Set(directions.keys)), phases: [.down, .repeat]
            ) { press in
                guard let action, let direction = directions[press.key] else { return .ignored }
                action(direction)
                return .handled
            })
    }
}

extension _KeyPressModifier {
    /// Makes a modifier that calls an action once for each press.
    nonisolated fileprivate init(filter: Filter, perform action: (() -> Void)?) {
        self.init(filter: filter, phases: .down) { _ in
            action?()
            return action == nil ? .ignored : .handled
        }
    }
}
