import Umwelt

extension TestHost {
    /// Opens the context menu of the first view with a label that has one.
    ///
    /// ```swift
    /// host.openContextMenu("Moby Dick")
    /// host.tap("Delete")
    /// ```
    ///
    /// The label may also belong to an element inside the view.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func openContextMenu(_ label: String) -> Bool {
        let isOpened = SemanticsNode.menuOwner(of: label, in: semantics)?.send(.perform(action: .showMenu)) ?? false
        update()
        return isOpened
    }
}
