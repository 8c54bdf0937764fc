@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Sets a fixed width, height or both.
    ///
    /// Use it for a size that does not depend on the space, such as an icon's. The frame has that size and proposes it
    /// to the view inside, which may choose another.
    ///
    /// ```swift
    /// Image(systemName: "star")
    ///     .frame(width: 44, height: 44)
    /// Text("Total")
    ///     .frame(width: 120, alignment: .trailing)
    /// ```
    ///
    /// A length that is negative or not finite is ignored.
    ///
    /// - Parameters:
    ///   - width: The width in points; nil for the width of the view.
    ///   - height: The height in points; nil for the height of the view.
    ///   - alignment: The position in the frame of a view that is smaller or larger than the frame.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Has no effect without a length: set at least one.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

    /// Limits the size to bounds: a minimum, an ideal and a maximum for each axis.
    ///
    /// Use it for views that grow and shrink with the space. A frame with a maximum only is as large as the proposal,
    /// up to that maximum, so `maxWidth: .infinity` fills the width.
    ///
    /// ```swift
    /// Text("Fills the row")
    ///     .frame(maxWidth: .infinity, alignment: .leading)
    /// TextEditor(text: $notes)
    ///     .frame(minHeight: 80, maxHeight: 240)
    /// ```
    ///
    /// Bounds that contradict each other, such as a minimum above the maximum, and bounds that are not numbers are
    /// logged.
    ///
    /// - Parameters:
    ///   - minWidth: The smallest width in points; nil for no lower bound.
    ///   - idealWidth: The width in points without a proposed width, as in a horizontal scroll view; nil for the view's
    ///     width.
    ///   - maxWidth: The largest width in points; infinity for all of the proposed width, nil for no upper bound.
    ///   - minHeight: The smallest height in points; nil for no lower bound.
    ///   - idealHeight: The height in points without a proposed height, as in a scroll view; nil for the view's height.
    ///   - maxHeight: The largest height in points; infinity for all of the proposed height, nil for no upper bound.
    ///   - alignment: The position in the frame of a view that is smaller or larger than the frame.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                width: LengthBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: LengthBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }
}

/// The modifier that gives a view a fixed size.
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

    package func makeNode(for element: _Element) -> FrameNode { FrameNode(element: element) }

    package func update(_ node: FrameNode) {
        node.set(width: LengthBounds(fixed: width), height: LengthBounds(fixed: height), alignment: alignment)
    }
}

/// The modifier that keeps a view's size within bounds.
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

    package func makeNode(for element: _Element) -> FrameNode { FrameNode(element: element) }

    package func update(_ node: FrameNode) { node.set(width: width, height: height, alignment: alignment) }
}

/// The minimum, ideal and maximum length along one axis, in points; nil for the content's.
struct LengthBounds: Equatable {
    // No length is negative: -1 stands for nil, as an optional takes twice the memory of a length.
    private let least: CGFloat
    private let usual: CGFloat
    private let most: CGFloat

    var minimum: CGFloat? { least < 0 ? nil : least }
    var ideal: CGFloat? { usual < 0 ? nil : usual }
    var maximum: CGFloat? { most < 0 ? nil : most }

    /// Makes the bounds of a frame modifier; lengths that are not a number become nil.
    ///
    /// Contradictory bounds are logged. The ideal length is then at least the minimum, and the maximum at least the
    /// ideal one. Without an ideal length, a maximum below the minimum is no bound, nor is the minimum then.
    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let said = [minimum, ideal, maximum].compactMap { $0 }
        if !zip(said, said.dropFirst()).allSatisfy(<=) || said.contains(where: \.isNaN) {
            let list = [minimum, ideal, maximum].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " to ")
            Log.views.error("Contradictory frame constraints specified: \(list).")
        }
        /// Returns the length, or a minimum if that is greater; nil if it is not a number.
        func length(_ length: CGFloat?, atLeast least: CGFloat?) -> CGFloat? {
            length.flatMap { $0.isNaN ? nil : max($0, least ?? 0) }
        }
        let minimum = length(minimum, atLeast: nil)
        let ideal = length(ideal, atLeast: minimum)
        (least, usual, most) = (minimum ?? -1, ideal ?? -1, length(maximum, atLeast: ideal) ?? -1)
    }

    /// True if any length is set.
    var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// Makes bounds that allow one length only; without one, or if it is negative or not finite, no bounds at all.
    ///
    /// - Parameter length: The length, in points; nil for no bounds.
    init(fixed length: CGFloat?) {
        let length = length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        (least, usual, most) = (length ?? -1, length ?? -1, length ?? -1)
    }

    /// Returns the length that the content is proposed.
    func offer(for proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
    }

    /// Returns the length that the content is proposed when the frame is placed.
    ///
    /// A frame that is as long as a bound, though it was proposed no length, proposes its own.
    func offer(for proposed: CGFloat?, in length: CGFloat) -> CGFloat? {
        let isBounded = length <= minimum ?? -.infinity || length >= maximum ?? .infinity
        return offer(for: proposed) ?? (isBounded ? length : nil)
    }

    /// Returns the frame's length if the content's length for the proposal is `content`.
    func length(for proposed: CGFloat?, content: CGFloat) -> CGFloat {
        if proposed == nil, let ideal { return ideal }
        let offer = offer(for: proposed)
        switch (minimum, maximum) {
        case (let minimum?, let maximum?):
            return minimum <= maximum ? min(max(offer ?? content, minimum), maximum) : content
        case (let minimum?, nil): return max(min(offer ?? .infinity, content), minimum)
        case (nil, let maximum?): return min(max(offer ?? 0, content), maximum)
        case (nil, nil): return content
        }
    }
}

/// A node that keeps its size within bounds and aligns its child in it.
package final class FrameNode: LayoutNode {
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

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = children.first else { return .zero }
        if let fixed = fixedSize { return fixed }
        let content = child.size(for: inner(proposal))
        return CGSize(
            width: width.length(for: proposal.width, content: content.width),
            height: height.length(for: proposal.height, content: content.height))
    }

    /// The size if it does not depend on the content; nil otherwise.
    private var fixedSize: CGSize? {
        guard let fixedWidth = width.minimum, let fixedHeight = height.minimum, fixedWidth == width.maximum,
            fixedHeight == height.maximum
        else { return nil }
        return CGSize(width: fixedWidth, height: fixedHeight)
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        let offer = placed(proposal, in: size)
        place(child, at: origin(of: child, in: size, offer: offer), proposal: offer)
    }

    /// Returns the proposal for the content once the frame has its size.
    private func placed(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.offer(for: proposal.width, in: size.width),
            height: height.offer(for: proposal.height, in: size.height))
    }

    private func origin(of child: LayoutNode, in size: CGSize, offer: ProposedViewSize) -> CGPoint {
        let content = child.dimensions(for: offer)
        let own = ViewDimensions(size: size)
        return CGPoint(
            x: own[alignment.horizontal] - content[alignment.horizontal],
            y: own[alignment.vertical] - content[alignment.vertical])
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let size = size(for: proposal)
        let offer = placed(proposal, in: size)
        guard let child = children.first, let value = child.explicitGuide(key, for: offer) else { return nil }
        return value + key.coordinate(origin(of: child, in: size, offer: offer))
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    /// A spacer of a fixed length has no distance to its neighbours either.
    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }

    /// Along an axis whose length is set, the content's edges may be anywhere in the frame.
    public override var spacing: ViewSpacing {
        if isSpacer || !subtreeFlags.contains(.spacing) { return super.spacing }
        var edges: Edge.Set = []
        if width.isSet { edges.formUnion(.horizontal) }
        if height.isSet { edges.formUnion(.vertical) }
        return super.spacing.reset(at: edges)
    }
}
