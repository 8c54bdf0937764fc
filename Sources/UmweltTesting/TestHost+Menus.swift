import Umwelt

extension TestHost {
    /// Opens the context menu of the first view that has one and has the label, or an element inside with it. Returns
    /// false, and does nothing, if there is none or it is disabled.
    ///
    /// ```swift
    /// host.openContextMenu("Moby Dick")
    /// host.tap("Delete")
    /// ```
    @discardableResult
    public func openContextMenu(_ label: String) -> Bool {
        let isOpened = SemanticsNode.menuOwner(of: label, in: semantics)?.send(.perform(action: .showMenu)) ?? false
        update()
        return isOpened
    }
}
