import Foundation

/// The size that a scroll view has as the container of relative frames inside.
///
/// Across the scroll axis a scroll view may be as long as its content. Frames relative to the container must not follow
/// that length: in `Grid { GridRow { ScrollView { Text("a").containerRelativeFrame(.horizontal) } } }`, a column that
/// was once 320 points wide would propose 320 points forever. So across the axis each proposal for which the scroll
/// view is measured has its own container size. Cached sizes in the content belong to one of these containers, and are
/// cleared before another is used.
struct ScrollContainer {
    /// The proposal of the last placement.
    private(set) var placedProposal = ProposedViewSize.unspecified

    /// The proposal for which the content is being measured or placed; nil otherwise.
    var measuredProposal: ProposedViewSize?

    /// The size of the enclosing container; nil without one, and before the first layout.
    ///
    /// A copy, so that cached sizes depend on nothing that changes without notification.
    var outer: CGSize?

    /// The container size for which sizes in the content are cached; nil for that of the last placement.
    private var cachedSize: CGSize?

    /// True if the content was measured in containers of different sizes.
    private var hasManySizes = false

    /// True if parts of the content may have cached sizes of different containers.
    private var isMixed = false

    /// The container's size without margins.
    ///
    /// A scroll view without a finite proposal has the length of the enclosing container, or that of its viewport
    /// without such a container.
    func size(axes: Axis.Set, margins: EdgeInsets, room: CGSize) -> CGSize {
        func length(_ proposed: CGFloat?, _ outer: CGFloat?, _ own: CGFloat, _ margins: CGFloat) -> CGFloat {
            let length = proposed.flatMap { $0.isFinite ? $0 : nil } ?? outer ?? own
            return max(length - margins, 0)
        }
        // Along its axes a scroll view is not as long as its content: the proposal of the last placement does, and lazy
        // stacks do not have to make views for each proposal that a stack around tries.
        let across = measuredProposal ?? placedProposal
        let width = (axes.contains(.horizontal) ? placedProposal : across).width
        let height = (axes.contains(.vertical) ? placedProposal : across).height
        return CGSize(
            width: length(width, outer?.width, room.width, margins.horizontal),
            height: length(height, outer?.height, room.height, margins.vertical))
    }

    /// Records the proposal of a placement.
    ///
    /// - Returns: The change of the container's size along the scroll axes, in points. Then the sizes that the parent
    ///   has read may be outdated: they were measured with the last placement's.
    mutating func place(_ proposal: ProposedViewSize, axes: Axis.Set) -> CGFloat {
        let old = placedProposal
        placedProposal = proposal
        func change(_ axis: Axis.Set, _ old: CGFloat?, _ new: CGFloat?) -> CGFloat {
            // Nil is another proposal than zero.
            axes.contains(axis) && new != old ? abs((new ?? -1) - (old ?? -1)) : 0
        }
        return max(change(.horizontal, old.width, proposal.width), change(.vertical, old.height, proposal.height))
    }

    /// Records that the scroll view or its content has changed.
    mutating func contentChanged(outer new: CGSize?) {
        // Nodes inside are deeper, and have read this container before. They read it again when the content is measured.
        if hasManySizes || outer != new { isMixed = true }
        outer = new
        cachedSize = nil
    }

    /// Records that the content is measured in a container of a size.
    ///
    /// - Parameter placedSize: The container size for views that were measured separately.
    /// - Returns: True if cached sizes in the content have to be cleared before.
    mutating func measures(with size: CGSize, insteadOf placedSize: CGSize) -> Bool {
        let isOther = isMixed || size != cachedSize ?? placedSize
        cachedSize = size
        isMixed = false
        if isOther { hasManySizes = true }
        return isOther
    }
}
