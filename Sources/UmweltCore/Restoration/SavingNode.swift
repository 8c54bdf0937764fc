/// A layout node with state that is saved when its window's content is released.
package protocol SavingNode: LayoutNode {
    /// The saved part of the node; nil for none.
    var savedPart: Any? { get }

    /// Continues with the part of the node that had its position before the restoration.
    func resume(with part: Any)

    /// True if the content can't be released now, as the node shows something that its saved part does not contain.
    var preventsRelease: Bool { get }

    /// True if a fresh tree can't be compared with the node's now, because the node shows something that a new node
    /// restored from its part would not show.
    var preventsVerification: Bool { get }
}

extension SavingNode {
    package var savedPart: Any? { nil }

    package func resume(with part: Any) {}

    package var preventsRelease: Bool { false }

    package var preventsVerification: Bool { preventsRelease }
}
