@_spi(Kernel) import UmweltCore
import Foundation

/// A ``Layout`` that arranges views in a row from side to side.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout())
///
/// layout {
///     Text("Name")
///     Text("Ada")
/// }
/// ```
public struct HStackLayout: Layout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment

    /// The distance between views in points; nil for the distance that they prefer.
    public var spacing: CGFloat?

    /// Makes a layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the distance that they prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A ``Layout`` that arranges views in a column from top to bottom.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
///
/// layout {
///     Text("Name")
///     Text("Ada")
/// }
/// ```
public struct VStackLayout: Layout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment

    /// The distance between views in points; nil for the distance that they prefer.
    public var spacing: CGFloat?

    /// Makes a layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the distance that they prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A ``Layout`` that arranges views on top of each other.
public struct ZStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Makes a layout.
    ///
    /// - Parameter alignment: The alignment of the views.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func arrange(_ subviews: Subviews, in proposal: ProposedViewSize) -> ZStackArrangement {
        ZStackArrangement(alignment: alignment, children: ContiguousArray(subviews.nodes), in: proposal)
    }

    /// Returns the largest distances that a view of the highest priority prefers.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ZStackArrangement.spacing(of: ContiguousArray(subviews.nodes))
    }

    /// Returns a size that contains the views of the highest priority.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, in: proposal).size
    }

    /// Places the views so that their guides coincide.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, origin) in zip(subviews, arrange(subviews, in: proposal).origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    /// Returns the combination of the views' explicit guides; nil if none sets the guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { combine(guide.key, subviews, in: proposal) }

    /// Returns the combination of the views' explicit guides; nil if none sets the guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { combine(guide.key, subviews, in: proposal) }

    private func combine(_ key: AlignmentKey, _ subviews: Subviews, in proposal: ProposedViewSize) -> CGFloat? {
        arrange(subviews, in: proposal).explicitGuide(key, of: ContiguousArray(subviews.nodes), in: proposal)
    }
}

/// The common interface of rows and columns.
private protocol StackLayout: Layout where Cache == () {
    static var axis: Axis { get }
    var alignmentKey: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    fileprivate func arrange(_ subviews: Subviews, in proposal: ProposedViewSize) -> StackArrangement {
        StackArrangement(
            axis: Self.axis, alignmentKey: alignmentKey,
            gaps: StackGaps(between: ContiguousArray(subviews.nodes), along: Self.axis, spacing: spacing),
            children: ContiguousArray(subviews.nodes), in: proposal)
    }

    fileprivate func place(_ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let arrangement = arrange(subviews, in: proposal).filledAcross()
        for (index, subview) in subviews.enumerated() {
            let origin = arrangement.origin(of: index)
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: arrangement.slots[index].proposal)
        }
    }

    fileprivate func combine(_ key: AlignmentKey, _ subviews: Subviews, in proposal: ProposedViewSize) -> CGFloat? {
        arrange(subviews, in: proposal).filledAcross().explicitAlignment(key)
    }

    /// The properties of a row or a column.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Returns the distances to neighbours: those of the first and the last view, and the largest at the sides.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(of: subviews.lazy.map(\.spacing), along: Self.axis)
    }

    /// Returns the size of all views together.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, in: proposal).size
    }

    /// Places the views one after another along the axis.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(subviews, in: bounds, proposal)
    }

    /// Returns the combination of the views' explicit guides; nil if none sets the guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { combine(guide.key, subviews, in: proposal) }

    /// Returns the combination of the views' explicit guides; nil if none sets the guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { combine(guide.key, subviews, in: proposal) }
}

extension HStackLayout: StackLayout {
    fileprivate static var axis: Axis { .horizontal }
    fileprivate var alignmentKey: AlignmentKey { alignment.key }
}

extension VStackLayout: StackLayout {
    fileprivate static var axis: Axis { .vertical }
    fileprivate var alignmentKey: AlignmentKey { alignment.key }
}
