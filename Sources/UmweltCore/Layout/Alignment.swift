import Foundation

/// A type that defines an alignment guide by its default position in views.
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
    /// Returns the position of the guide in a view that does not set it, in points from the top or the leading edge.
    ///
    /// - Parameter context: The size and the other guides of the view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the explicit guides of several views in a container, one call for each; by default to their average.
    ///
    /// - Parameters:
    ///   - childValue: The guide of the next view, in the container's coordinates.
    ///   - n: The number of guides that `parentValue` combines so far.
    ///   - parentValue: The combined guide; nil before the first call.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Combines the guides to their average.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let before = CGFloat(n)
        parentValue = ((parentValue ?? 0) * before + childValue) / (before + 1)
    }
}

/// A guide that is part of a view's frame: each container has its own, independent of the views inside it.
///
/// Padding and other modifiers of one view pass its guide through. In a container, such a guide of a child only affects
/// the container's alignment. Baselines and custom guides are visible outside the container.
package protocol FrameGuide: AlignmentID {}

extension FrameGuide {
    /// Returns no explicit guide for several views.
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// A guide that several views combine to its least value: the first from the top or the leading side.
package protocol MinimumGuide: AlignmentID {}

extension MinimumGuide {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? childValue, childValue)
    }
}

/// A guide that several views combine to its greatest value: the last from the top or the leading side.
package protocol MaximumGuide: AlignmentID {}

extension MaximumGuide {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? childValue, childValue)
    }
}

/// A guide that list rows look up in their content.
package protocol RowGuide: AlignmentID {}

/// A view's size and its alignment guides, in points from its top left corner (top right in right-to-left layout).
///
/// ```swift
/// Text("Title").alignmentGuide(.top) { dimensions in dimensions.height / 2 }
/// ```
public struct ViewDimensions {
    package let size: CGSize

    // The node whose guides are looked up, and the proposal for them; nil if every guide has its default for the size.
    private let node: LayoutNode?
    private let proposal: ProposedViewSize

    /// Makes the dimensions of a node for a proposal, or of a bare size, whose guides are the defaults.
    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    /// The width.
    public var width: CGFloat { size.width }

    /// The height.
    public var height: CGFloat { size.height }

    /// The position of a guide, in points from the leading edge: explicit or default.
    ///
    /// - Parameter guide: The alignment whose guide is read, such as `.center`.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide, in points from the top: explicit or default.
    ///
    /// - Parameter guide: The alignment whose guide is read, such as `.firstTextBaseline`.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The explicit position of a guide, in points from the leading edge; nil if the view does not set it.
    ///
    /// - Parameter guide: The alignment whose guide is read.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The explicit position of a guide, in points from the top; nil if the view does not set it.
    ///
    /// - Parameter guide: The alignment whose guide is read.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, for: proposal) }
}

extension ViewDimensions: Equatable {
    /// Returns true if both have the same size. Guides are not compared.
    public static func == (left: Self, right: Self) -> Bool { left.size == right.size }
}

/// The key of an alignment guide: its type, which identifies the guide and computes defaults, and its axis.
@_spi(Kernel) public struct AlignmentKey: Hashable, @unchecked Sendable {
    // A type, which never changes.
    package let id: any AlignmentID.Type
    package let axis: Axis

    /// True if list rows look up the guide in their content.
    let isOfRows: Bool

    /// True if the guide is part of a view's frame, so containers do not look it up in their children.
    let isOfFrames: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        isOfRows = id is any RowGuide.Type
        isOfFrames = id is any FrameGuide.Type
    }

    public static func == (left: Self, right: Self) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// True if every text has the guide.
    var isOfTexts: Bool { isBaseline || (isOfRows && self == HorizontalAlignment.listRowSeparatorLeading.key) }

    /// True if the guide is a text baseline.
    package var isBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }

    /// Returns a point's coordinate along the guide's axis.
    package func coordinate(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
}

extension AlignmentKey {
    /// Returns the combination of the explicit guides of nodes at their origins; nil if none sets the guide.
    package func combine(
        _ nodes: some Sequence<(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)>
    ) -> CGFloat? {
        if isOfFrames { return nil }
        var result: CGFloat?
        var count = 0
        for (node, origin, proposal) in nodes {
            guard let value = node.explicitGuide(self, for: proposal) else { continue }
            id._combineExplicit(childValue: value + coordinate(origin), count, into: &result)
            count += 1
        }
        return result
    }

    /// Returns the combination of the explicit guides of several views, in the coordinates of their container.
    fileprivate func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            id._combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}

/// An alignment guide along the horizontal axis.
///
/// ```swift
/// VStack(alignment: .leading) {
///     Text("Title")
///     Text("Subtitle")
/// }
/// ```
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a guide.
    ///
    /// - Parameter id: The type that computes the default.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// Returns the explicit guide of a container from those of its children, in points from the container's leading
    /// edge. Values are nil for children without the guide. The result is nil if no child has it.
    ///
    /// Guides of an app's own combine to their average. The leading edge, the center and the trailing edge are the
    /// container's own: children's values combine to nil.
    ///
    /// - Parameter values: The positions of the views' guides, in points; nil for a view that does not set it.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }

    /// The side where reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The side where reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum Leading: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// An alignment guide along the vertical axis.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///     Text("12").font(.largeTitle)
///     Text("km/h")
/// }
/// ```
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a guide.
    ///
    /// - Parameter id: The type that computes the default.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// Returns the explicit guide of a container from those of its children, in points from the container's top. Values
    /// are nil for children without the guide. The result is nil if no child has it.
    ///
    /// Custom guides combine to their average, first baselines to the highest, last baselines to the lowest. The top,
    /// the center and the bottom are the container's own: children's values combine to nil.
    ///
    /// - Parameter values: The positions of the views' guides, in points; nil for a view that does not set it.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }

    /// The upper side.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom edge without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom edge without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A pair of alignment guides, one along each axis.
///
/// ```swift
/// ZStack(alignment: .topLeading) {
///     Color.gray
///     Text("In the corner")
/// }
/// ```
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment

    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    ///
    /// - Parameters:
    ///   - horizontal: The guide along the horizontal axis.
    ///   - vertical: The guide along the vertical axis.
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
