@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Extends the view out of the safe area, under bars and to the edges of the window.
    ///
    /// It extends at the sides where the view touches the edge of the safe area.
    ///
    /// ```swift
    /// ZStack {
    ///     Color.yellow.ignoresSafeArea()
    ///     Text("Not under the bar")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - regions: The parts of the safe area to ignore. Hosts on Linux have no on-screen keyboard, so that only
    ///     `.container` matters.
    ///   - edges: The edges; all by default.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Extends the view out of the safe area at some sides.
    ///
    /// The older form of ``ignoresSafeArea(_:edges:)``.
    ///
    /// ```swift
    /// Color.yellow.edgesIgnoringSafeArea(.top)
    /// ```
    ///
    /// - Parameter edges: The edges of the safe area.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
    }
}

/// The modifier that lets a view extend out of the safe area.
public nonisolated struct _SafeAreaRegionsIgnoringLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let edges: Edge.Set

    nonisolated init(regions: SafeAreaRegions, edges: Edge.Set) {
        // No keyboard is ever shown in front of views, so that only the container region counts.
        self.edges = regions.contains(.container) ? edges : []
    }

    package func makeNode(for element: _Element) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(element: element) }

    package func update(_ node: IgnoresSafeAreaNode) { node.set(edges) }
}

/// A node whose child may be larger than itself where it touches the safe area's edge.
package final class IgnoresSafeAreaNode: LayoutNode {
    private var edges: Edge.Set = []
    private var reach = EdgeInsets()

    package override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    func set(_ new: Edge.Set) {
        guard new != edges else { return }
        edges = new
        setNeedsLayout()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        reach = insetsBySafeArea.only(edges)
        let offer = reach == EdgeInsets() ? proposal : ProposedViewSize(reach.around(size))
        place(child, at: CGPoint(x: -reach.leading, y: -reach.top), proposal: offer)
    }

    public override func placeChanged() { if insetsBySafeArea.only(edges) != reach { placeNow() } }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var wrapped: LayoutNode? { children.first }
}
