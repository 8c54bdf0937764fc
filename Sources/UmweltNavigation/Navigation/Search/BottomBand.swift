import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The modifier that gives a view a band at the lower edge of the window, at a distance from that edge whatever the
/// system covers there.
nonisolated struct BottomBand: ViewModifier, LayoutModifier {
    typealias Body = Never

    /// The height of the band from the window's edge, in points.
    let height: CGFloat

    /// The distance of the view from the window's edge, in points.
    let distance: CGFloat

    nonisolated init(height: CGFloat, distance: CGFloat) {
        self.height = height
        self.distance = distance
    }

    func makeNode(for element: _Element) -> BottomBandNode { BottomBandNode(element: element) }

    func update(_ node: BottomBandNode) { node.set(height: height, distance: distance) }
}

/// The layout node of a band at the lower edge of the window.
final class BottomBandNode: LayoutNode {
    private var height: CGFloat = 0
    private var distance: CGFloat = 0

    /// The height that the system covers at the window's edge below the band; nil if the band is elsewhere.
    private var covered: CGFloat?

    /// The room below a band above another bar, such as that of tabs, in points: a guess.
    private static let roomAboveBars: CGFloat = 8

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    func set(height newHeight: CGFloat, distance newDistance: CGFloat) {
        guard newHeight != height || newDistance != distance else { return }
        (height, distance) = (newHeight, newDistance)
        setNeedsLayout(notifiesParent: true)
    }

    private func findEdge() -> Bool {
        let new = coveredBelow
        defer { covered = new }
        return new != covered
    }

    override func placeChanged() { if findEdge() { setNeedsLayout(notifiesParent: true) } }

    /// The room below the view, in points.
    private var below: CGFloat { covered.map { max(distance - $0, 0) } ?? Self.roomAboveBars }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !hasPlace { _ = findEdge() }
        let own = children.first?.size(for: ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        let least = covered.map { height - $0 } ?? 0
        return CGSize(width: own.width, height: max(own.height + below, least))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let view = children.first else { return }
        let offer = ProposedViewSize(width: size.width, height: nil)
        let own = view.size(for: offer)
        place(
            view, at: CGPoint(x: (size.width - own.width) / 2, y: size.height - below - own.height), proposal: offer)
    }

    override var wrapped: LayoutNode? { children.first }
}
