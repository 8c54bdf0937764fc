import Foundation

extension View {
    /// Gives the view a fixed width, height or both, in points; nil leaves a length to the view.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Does nothing: give at least one length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

    /// Keeps the view's size within bounds, in points. With a largest length alone the view takes what is offered up to
    /// that.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = LengthBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        let height = LengthBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        if !width.isOrdered || !height.isOrdered {
            Log.views.error("Contradictory frame constraints specified: \(width) wide, \(height) high.")
        }
        return modifier(_FlexFrameLayout(width: width, height: height, alignment: alignment))
    }
}

/// Gives a view a fixed size.
public nonisolated struct _FrameLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    func makeNode(for element: _Element) -> FrameNode { FrameNode(element: element) }

    func update(_ node: FrameNode) {
        node.set(width: LengthBounds(fixed: width), height: LengthBounds(fixed: height), alignment: alignment)
    }
}

/// Keeps a view's size within bounds.
public nonisolated struct _FlexFrameLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let width: LengthBounds
    let height: LengthBounds
    let alignment: Alignment

    nonisolated init(width: LengthBounds, height: LengthBounds, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    func makeNode(for element: _Element) -> FrameNode { FrameNode(element: element) }

    func update(_ node: FrameNode) { node.set(width: width, height: height, alignment: alignment) }
}

/// The smallest, usual and largest length along one axis; nil leaves the matter to the content.
struct LengthBounds: Equatable, CustomStringConvertible {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// One length and no other; without one, no bounds at all.
    init(fixed length: CGFloat?) {
        let length = length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.init(minimum: length, ideal: length, maximum: length)
    }

    var isOrdered: Bool {
        let low = minimum ?? -.infinity
        let middle = ideal ?? low
        return low <= middle && middle <= maximum ?? middle
    }

    var description: String {
        [minimum, ideal, maximum].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " to ")
    }

    /// What the content is offered.
    func offer(for proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map(clamped) ?? nil
    }

    /// The frame's length when the content, offered that, takes `content`.
    func length(for proposed: CGFloat?, content: CGFloat) -> CGFloat {
        guard minimum != nil || maximum != nil else { return proposed == nil ? ideal ?? content : content }
        var length = content
        if let proposed = proposed ?? ideal {
            // A bound on one side lets the frame follow the proposal on that side only.
            let low = minimum ?? content
            let high = maximum ?? content
            length = min(max(proposed, min(low, high)), max(low, high))
        }
        return clamped(length)
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        max(min(length, maximum ?? .infinity), minimum ?? 0)
    }
}

/// A node that keeps its size within bounds and aligns its child in it.
final class FrameNode: LayoutNode {
    private var width = LengthBounds(fixed: nil)
    private var height = LengthBounds(fixed: nil)
    private var alignment = Alignment.center

    func set(width: LengthBounds, height: LengthBounds, alignment: Alignment) {
        guard width != self.width || height != self.height || alignment != self.alignment else { return }
        self.width = width
        self.height = height
        self.alignment = alignment
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = children.first else { return .zero }
        if let fixed = fixedSize { return fixed }
        let content = child.size(for: inner(proposal))
        return CGSize(
            width: width.length(for: proposal.width, content: content.width),
            height: height.length(for: proposal.height, content: content.height))
    }

    /// The size where it does not depend on the content.
    private var fixedSize: CGSize? {
        guard let fixedWidth = width.minimum, let fixedHeight = height.minimum, fixedWidth == width.maximum,
            fixedHeight == height.maximum
        else { return nil }
        return CGSize(width: fixedWidth, height: fixedHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        place(child, at: origin(of: child, in: size, proposal: proposal), proposal: inner(proposal))
    }

    private func origin(of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let content = child.dimensions(for: inner(proposal))
        let own = ViewDimensions(size: size)
        return CGPoint(
            x: own[alignment.horizontal] - content[alignment.horizontal],
            y: own[alignment.vertical] - content[alignment.vertical])
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let child = children.first, let value = child.explicitGuide(key, for: inner(proposal)) else {
            return nil
        }
        return value + key.coordinate(origin(of: child, in: size(for: proposal), proposal: proposal))
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    override var wrapped: LayoutNode? { children.first }
}
