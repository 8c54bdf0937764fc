import Foundation
@_spi(Kernel) import Umwelt

/// The modifier that makes a label as large as its part of a capsule in a bar, so that all of it can be pressed.
nonisolated struct BarLabel: ViewModifier, LayoutModifier {
    typealias Body = Never
    let capsule: BarCapsule

    /// True if the label draws a capsule of its own.
    let hasOwnBackground: Bool

    nonisolated init(capsule: BarCapsule, hasOwnBackground: Bool) {
        self.capsule = capsule
        self.hasOwnBackground = hasOwnBackground
    }

    func makeNode(for element: _Element) -> BarLabelNode { BarLabelNode(element: element) }

    func update(_ node: BarLabelNode) { node.set(capsule: capsule, hasOwnBackground: hasOwnBackground) }
}

extension View {
    /// Makes the label of a button as large as its part of a capsule in a bar; nil outside of bars with capsules.
    @ViewBuilder
    nonisolated func inBarCapsule(_ capsule: BarCapsule?, hasOwnBackground: Bool = false) -> some View {
        if let capsule {
            modifier(BarLabel(capsule: capsule, hasOwnBackground: hasOwnBackground))
        } else {
            self
        }
    }
}

/// A layout node of a bar that draws glass behind its items.
package protocol GlassBarNode: LayoutNode {}

/// The layout node of a label in a capsule of a bar: as high as the capsule, and with room at the sides.
package class BarLabelNode: LayoutNode {
    private var capsule = BarCapsule(height: 0, padding: 0)
    package private(set) final var hasOwnBackground = false

    package final func set(capsule new: BarCapsule, hasOwnBackground newBackground: Bool) {
        guard new != capsule || newBackground != hasOwnBackground else { return }
        capsule = new
        setNeedsLayout(notifiesParent: true)
        guard newBackground != hasOwnBackground else { return }
        hasOwnBackground = newBackground
        glassChanged()
    }

    /// Has the bar place its glass again, also if no view has another size.
    final func glassChanged() {
        var ancestor = parent
        while let node = ancestor {
            if node is any GlassBarNode { return node.setNeedsLayout() }
            ancestor = node.parent
        }
    }

    /// True if a text is in the label; nil until it is asked for after a change.
    private var isText: Bool?

    package override func contentChanged() { isText = nil }

    /// True if a text or a field is in the label, which has more room around it than a symbol then.
    final var labelShowsText: Bool {
        if let isText { return isText }
        let new = children.first?.showsText ?? false
        isText = new
        return new
    }

    private var room: CGFloat { labelShowsText ? capsule.padding : capsule.symbolPadding }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let label = children.first else { return .zero }
        let room = room
        let inner = ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * room, 0) }, height: proposal.height)
        let size = label.size(for: inner)
        // A label without a size, such as an empty view, needs no capsule.
        if size.width == 0 { return size }
        return CGSize(width: max(size.width + 2 * room, capsule.height), height: max(size.height, capsule.height))
    }

    package override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let label = children.first else { return }
        let room = room
        let inner = ProposedViewSize(width: max(size.width - 2 * room, 0), height: size.height)
        let own = label.size(for: inner)
        place(
            label, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: inner)
    }

    package override var wrapped: LayoutNode? { children.first }
}

extension LayoutNode {
    /// True if a text or a field is in the node.
    fileprivate final var showsText: Bool {
        self is TextNode || self is FieldNode || children.contains { $0.showsText }
    }

    /// The label of a button in the node that is as large as its part of a capsule; nil if there is none.
    package final var barLabel: BarLabelNode? {
        if let label = self as? BarLabelNode { return label }
        for child in children {
            if let label = child.barLabel { return label }
        }
        return nil
    }
}
