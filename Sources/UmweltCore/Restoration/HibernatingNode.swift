/// A layout node with state that would be lost while its window hibernates.
package protocol HibernatingNode: LayoutNode {
    /// The part of the node that outlasts it while its window hibernates; nil for none.
    var hibernatedPart: Any? { get }

    /// Begins with the part of the node that was in its place before the window hibernated.
    func resume(with part: Any)

    /// True if the window can't hibernate now, as the node shows something that its part does not have.
    var preventsHibernation: Bool { get }

    /// True if a fresh tree can't be compared with the node's now, as the node shows something that it would not show
    /// if it were made again with its part.
    var preventsVerification: Bool { get }
}

extension HibernatingNode {
    package var hibernatedPart: Any? { nil }

    package func resume(with part: Any) {}

    package var preventsHibernation: Bool { false }

    package var preventsVerification: Bool { preventsHibernation }
}
