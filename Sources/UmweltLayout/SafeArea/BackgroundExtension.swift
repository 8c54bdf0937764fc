@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Extends the view beyond the safe area with blurred mirror images, at the edges where it touches the safe area's
    /// edge.
    ///
    /// ```swift
    /// Image("cover").resizable().scaledToFill().backgroundExtensionEffect()
    /// ```
    @MainActor @preconcurrency
    public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Continues the view out of the safe area by blurred mirror images of itself, if that is enabled.
    ///
    /// - Parameter isEnabled: True to continue the view.
    @MainActor @preconcurrency
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}

/// The modifier that continues its content out of the safe area.
nonisolated struct BackgroundExtensionModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func makeNode(for element: _Element) -> BackgroundExtensionNode { BackgroundExtensionNode(element: element) }

    func update(_ node: BackgroundExtensionNode) { node.set(isEnabled: isEnabled) }
}

/// A node of its child's size that also draws mirror images of the child around it, where it touches the safe area's
/// edge.
final class BackgroundExtensionNode: LayoutNode, MaskingNode {
    private var isEnabled = false
    private var reach = EdgeInsets()

    /// The radius of the blur, in points: a guess.
    private static let blur: CGFloat = 20

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
        let new = isEnabled ? insetsBySafeArea : EdgeInsets()
        if new != EdgeInsets() || reach != EdgeInsets() { setNeedsDisplay() }
        reach = new
    }

    override func placeChanged() { if isEnabled && insetsBySafeArea != reach { placeNow() } }

    private var isExtended: Bool { reach != EdgeInsets() }

    override var roles: NodeRoles { isExtended ? [.masks, .drawsOthers, .summary] : [] }

    var unmaskedChildren: ContiguousArray<LayoutNode> { children }

    var maskNodes: ContiguousArray<LayoutNode> { children }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard isExtended, size.width > 0, size.height > 0 else { return [] }
        var items: [DisplayItem] = []
        for child in children { child.appendDisplayItems(to: &items) }
        let (left, right) = isRightToLeft ? (reach.trailing, reach.leading) : (reach.leading, reach.trailing)
        // For each direction: the scale and the shift of the image at the near side, of none, and at the far side.
        func images(_ near: CGFloat, _ far: CGFloat, _ length: CGFloat) -> [(scale: CGFloat, shift: CGFloat)] {
            (near > 0 ? [(-1, 0)] : []) + [(1, 0)] + (far > 0 ? [(-1, 2 * length)] : [])
        }
        let copies = images(reach.top, reach.bottom, size.height).flatMap { y in
            images(left, right, size.width).map { x in
                var effects = DisplayEffects()
                effects.transform = ProjectionTransform(
                    CGAffineTransform(a: x.scale, b: 0, c: 0, d: y.scale, tx: x.shift, ty: y.shift))
                return DisplayItem.group(DisplayGroup(effects: effects, items: items))
            }
        }
        var blurred = DisplayEffects()
        blurred.filters = [.blur(radius: Self.blur, isOpaque: true)]
        let area = CGRect(
            x: -left, y: -reach.top, width: size.width + left + right, height: size.height + reach.top + reach.bottom)
        return [
            .group(
                DisplayGroup(
                    clip: Path(area), items: [.group(DisplayGroup(effects: blurred, items: copies))]))
        ]
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    override var wrapped: LayoutNode? { children.first }
}
