import Foundation

/// A guide by which views are aligned.
///
/// ```swift
/// extension VerticalAlignment {
///     private enum PriceLine: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
///     }
///     static let priceLine = VerticalAlignment(PriceLine.self)
/// }
/// ```
public protocol AlignmentID {
    /// Where the guide is in a view that doesn't say otherwise.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Makes one place of those that several views in a container say: `n` of them are in `parentValue` so far. By
    /// default their average.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The average.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let before = CGFloat(n)
        parentValue = ((parentValue ?? 0) * before + childValue) / (before + 1)
    }
}

/// A guide that is where the first of several views says, from the top or the leading side.
package protocol MinimumGuide: AlignmentID {}

extension MinimumGuide {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? childValue, childValue)
    }
}

/// A guide that is where the last of several views says, from the top or the leading side.
package protocol MaximumGuide: AlignmentID {}

extension MaximumGuide {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? childValue, childValue)
    }
}

/// A guide that rows of lists look for in what is in them.
package protocol RowGuide: AlignmentID {}

/// A view's size and its alignment guides, in points from its top left corner (top right, right to left).
public struct ViewDimensions {
    let size: CGSize

    // Who is asked for its guides, and for which proposal; nil where nobody says where guides are.
    private let node: LayoutNode?
    private let proposal: ProposedViewSize

    /// Those of a node for a proposal, or of nothing but a size.
    init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    /// The width.
    public var width: CGFloat { size.width }

    /// The height.
    public var height: CGFloat { size.height }

    /// Where a guide is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// Where a guide is.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Where a guide is, if the view says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Where a guide is, if the view says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, for: proposal) }
}

extension ViewDimensions: Equatable {
    /// Whether both are of one size.
    public static func == (left: Self, right: Self) -> Bool { left.size == right.size }
}

/// A guide's type, to compare and to ask, and the axis that it is along.
@_spi(Kernel) public struct AlignmentKey: Hashable, @unchecked Sendable {
    // A type, which never changes.
    let id: any AlignmentID.Type
    let axis: Axis

    /// Whether rows of lists look for the guide in what is in them.
    let isOfRows: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        isOfRows = id is any RowGuide.Type
    }

    public static func == (left: Self, right: Self) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Whether every text has the guide.
    var isOfTexts: Bool { isBaseline || (isOfRows && self == HorizontalAlignment.listRowSeparatorLeading.key) }

    /// Whether the guide is a line that texts stand on.
    var isBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }

    /// A point's coordinate along the guide's axis.
    package func coordinate(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
}

extension AlignmentKey {
    /// What nodes at their places say about a guide, made one; nil if none says anything.
    func combine(_ nodes: some Sequence<(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)>) -> CGFloat? {
        var result: CGFloat?
        var count = 0
        for (node, origin, proposal) in nodes {
            guard let value = node.explicitGuide(self, for: proposal) else { continue }
            id._combineExplicit(childValue: value + coordinate(origin), count, into: &result)
            count += 1
        }
        return result
    }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The side where reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The side where reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The upper side.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the lower side where there is no text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the lower side where there is no text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment

    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// In the middle, by the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// In the middle, by the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading side, by the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the leading side, by the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing side, by the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the trailing side, by the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
