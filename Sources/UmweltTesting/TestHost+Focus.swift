import Umwelt

extension TestHost {
    /// Moves the focus to the first button, field or other focusable view with a label, or else to the list row with
    /// these texts, as a user would.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func focus(_ label: String) -> Bool {
        let node = SemanticsNode.first(in: semantics) { $0.label == label && $0.isFocusable } ?? row(label)
        let isDone = node?.send(.focus) ?? false
        update()
        return isDone
    }

    /// Removes the focus from all views, as a user would by pressing an empty area.
    public func blur() {
        focusedNode?.send(.blur)
        update()
    }

    /// The label of the view with the focus, or the texts of the row with it; nil if none has it.
    public var focusedLabel: String? { focusedNode.map { $0.label.isEmpty ? $0.said : $0.label } }

    private var focusedNode: SemanticsNode? { SemanticsNode.first(in: semantics, where: \.isFocused) }
}
