import Umwelt

extension TestHost {
    /// Opens the context menu of the first view with a label that has one.
    ///
    /// ```swift
    /// host.openContextMenu("Moby Dick")
    /// host.tap("Delete")
    /// ```
    ///
    /// The label may also be that of an element inside of the view.
    ///
    /// - Parameter label: The whole label, not a part of it.
    /// - Returns: False, without an effect, if there is none or it is disabled; otherwise true.
    @discardableResult
    public func openContextMenu(_ label: String) -> Bool {
        let isOpened = SemanticsNode.menuOwner(of: label, in: semantics)?.send(.perform(action: .showMenu)) ?? false
        update()
        return isOpened
    }
}
