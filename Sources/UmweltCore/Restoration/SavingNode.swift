/// A layout node with state that is saved when its window's content is released.
package protocol SavingNode: LayoutNode {
    /// The saved part of the node; nil for none.
    var savedPart: Any? { get }

    /// Begins with the part of the node that was in its place before the restoration.
    func resume(with part: Any)

    /// True if the content can't be released now, as the node shows something that its saved part does not contain.
    var preventsRelease: Bool { get }

    /// True if a fresh tree can't be compared with the node's now, as the node shows something that it would not show
    /// if it were made anew with its part.
    var preventsVerification: Bool { get }
}

extension SavingNode {
    package var savedPart: Any? { nil }

    package func resume(with part: Any) {}

    package var preventsRelease: Bool { false }

    package var preventsVerification: Bool { preventsRelease }
}
