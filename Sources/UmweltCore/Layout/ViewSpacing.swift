import Foundation

/// The distances to its neighbours that a view prefers, by edge.
///
/// A container computes the distance between two neighbours:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
/// ```
public struct ViewSpacing: Sendable {
    // Nil is the default distance.
    private var leading: CGFloat?
    private var trailing: CGFloat?
    private var top = VerticalEdge()
    private var bottom = VerticalEdge()

    /// The distances that a view prefers above or below.
    private struct VerticalEdge: Sendable, Equatable {
        /// The distance to all views; nil for the default.
        var distance: CGFloat?
        /// The distances of a text at the edge; nil if the edge has none.
        var text: TextEdge?
        /// True if a view at the edge has its own distance to texts.
        var meetsTexts = true
        /// True if all views at the edge are symbols. Beside a text a symbol is a part of its line, and the text alone
        /// decides about the distance.
        var isSymbol = false
    }

    /// The distances of a text above or below.
    private struct TextEdge: Sendable, Equatable {
        /// The height of a line with the space before the next line.
        var linePitch: CGFloat
        /// The distance of the text to one above it.
        var toText: CGFloat
        /// The distance to other views.
        var toOthers: CGFloat

        /// Returns the larger distances of both: the larger font decides about that to other texts.
        func union(_ other: TextEdge) -> TextEdge {
            var result = linePitch < other.linePitch ? other : self
            result.toOthers = max(toOthers, other.toOthers)
            return result
        }
    }

    /// No distance at any side.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.leading = 0
        spacing.trailing = 0
        spacing.top = VerticalEdge(distance: 0, meetsTexts: false)
        spacing.bottom = spacing.top
        return spacing
    }()

    /// The distances of a symbol, which are the default ones but beside a text in a row.
    package static let symbol: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top.isSymbol = true
        spacing.bottom.isSymbol = true
        return spacing
    }()

    /// Makes the default distance at all sides.
    public init() {}

    /// Replaces the distances at some sides by the larger of both.
    ///
    /// - Parameters:
    ///   - other: The other distances.
    ///   - edges: The sides; all by default.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
            let usual = StackNode.defaultSpacing
            return first ?? usual >= second ?? usual ? first : second
        }
        func union(_ first: VerticalEdge, _ second: VerticalEdge) -> VerticalEdge {
            let text =
                if let one = first.text, let two = second.text { one.union(two) } else { first.text ?? second.text }
            let meetsTexts =
                first.meetsTexts && !(first.isSymbol && second.text != nil)
                || second.meetsTexts && !(second.isSymbol && first.text != nil)
            return VerticalEdge(
                distance: larger(first.distance, second.distance), text: text, meetsTexts: meetsTexts,
                isSymbol: first.isSymbol && second.isSymbol)
        }
        if edges.contains(.top) { top = union(top, other.top) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    /// Returns the larger distance of both at some edges, and this one's at the others.
    ///
    /// - Parameters:
    ///   - other: The other distances.
    ///   - edges: The sides; all by default.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance to the next view along an axis, in points.
    ///
    /// Between two texts in a column it is the line spacing of the lower font; between a text and another view, the
    /// distance that the font has above or below. Otherwise it is the larger preferred distance of the two views, or
    /// the default if neither has one.
    ///
    /// - Parameters:
    ///   - next: The distances of the view that follows.
    ///   - axis: The axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .vertical else { return Self.distance(trailing, next.leading) }
        var besideText: CGFloat?
        func consider(_ distance: CGFloat) { besideText = max(besideText ?? distance, distance) }
        if bottom.text != nil, let lower = next.top.text { consider(lower.toText) }
        if let upper = bottom.text, next.top.meetsTexts { consider(upper.toOthers) }
        if let lower = next.top.text, bottom.meetsTexts { consider(lower.toOthers) }
        return besideText ?? Self.distance(bottom.distance, next.top.distance)
    }

    private static func distance(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat {
        if first == nil && second == nil { return StackNode.defaultSpacing }
        return max(first ?? 0, second ?? 0)
    }

    /// A number made of the distances at all sides. Different distances have different hashes, except with a
    /// probability of 1 in 2⁶⁴.
    var digest: UInt64 {
        var result: UInt64 = 0
        func mix(_ value: UInt64) {
            // The multiplier of Knuth's 64-bit generator. The shift has the high bits, in which small numbers differ,
            // reach the low ones.
            result = (result ^ value) &* 6_364_136_223_846_793_005
            result ^= result >> 32
        }
        func mix(_ length: CGFloat?) { mix(length.map { UInt64($0.bitPattern) } ?? .max) }
        func mix(_ edge: VerticalEdge) {
            mix(edge.distance)
            mix(edge.meetsTexts ? 1 : 0)
            mix(edge.isSymbol ? 1 : 0)
            mix(edge.text?.linePitch)
            mix(edge.text?.toText)
            mix(edge.text?.toOthers)
        }
        mix(leading)
        mix(trailing)
        mix(top)
        mix(bottom)
        return result
    }

    /// Returns true if both are the same at all sides. SwiftUI's type is not equatable.
    package func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && bottom == other.bottom && leading == other.leading && trailing == other.trailing
    }

    /// Returns the distances with the default at some edges, such as the edges with padding.
    package func reset(at edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = VerticalEdge() }
        if edges.contains(.leading) { result.leading = nil }
        if edges.contains(.bottom) { result.bottom = VerticalEdge() }
        if edges.contains(.trailing) { result.trailing = nil }
        return result
    }
}

extension ViewSpacing {
    /// Makes the distances of views in a row along an axis: the first and the last view's at the ends, the largest at
    /// the sides.
    package init(of views: some Sequence<ViewSpacing>, along axis: Axis) {
        var result: ViewSpacing?
        for view in views {
            guard var joined = result else {
                result = view
                continue
            }
            switch axis {
            case .vertical:
                joined.formUnion(view, edges: .horizontal)
                joined.bottom = view.bottom
            case .horizontal:
                joined.formUnion(view, edges: .vertical)
                joined.trailing = view.trailing
            }
            result = joined
        }
        self = result ?? ViewSpacing()
    }

    /// Makes the distances of nodes in a row along an axis, as for views.
    ///
    /// In a column, only the sides of the inner nodes matter, where most have the default distance. The metrics of ten
    /// thousand texts need not be looked up.
    init(of nodes: ContiguousArray<LayoutNode>, along axis: Axis) {
        guard axis == .vertical, nodes.count > 2 else {
            self.init(of: nodes.lazy.map(\.spacing), along: axis)
            return
        }
        self = nodes[0].spacing
        var hasDefault = false
        for index in 1..<(nodes.count - 1) {
            let node = nodes[index]
            if !node.hasDefaultSides {
                formUnion(node.spacing, edges: .horizontal)
            } else if !hasDefault {
                hasDefault = true
                formUnion(ViewSpacing(), edges: .horizontal)
            }
        }
        let last = nodes[nodes.count - 1].spacing
        formUnion(last, edges: .horizontal)
        bottom = last.bottom
    }

    /// Makes the distances of views on top of each other: the largest ones.
    package init(of views: some Sequence<ViewSpacing>) {
        var result: ViewSpacing?
        for view in views { result = result?.union(view) ?? view }
        self = result ?? ViewSpacing()
    }

    /// Makes the distances of a text.
    ///
    /// The values are those of SwiftUI since 2021, from OpenSwiftUI (`Spacing.textSpacing`, `Spacing.TextMetrics`): a
    /// tenth of the line's height, rounded up to a pixel, is added to a line. The space above a text fits a preceding
    /// line; the space below is measured to the capital letters of a following line.
    ///
    /// - Parameters:
    ///   - metrics: The largest metrics of the text's fonts.
    ///   - pixelLength: The size of the display's pixels in points; 0 for no rounding.
    package init(textWith metrics: FontMetrics, pixelLength: CGFloat) {
        let extra = (metrics.lineHeight * 0.1).roundedUp(toMultipleOf: pixelLength)
        let toText = metrics.lineGap.roundedUp(toMultipleOf: pixelLength)
        let pitch = metrics.lineHeight + metrics.lineGap
        let above = extra + metrics.descent
        let below = max(metrics.lineHeight + extra - metrics.capHeight, above)
        self.init()
        top = VerticalEdge(
            text: TextEdge(linePitch: pitch, toText: toText, toOthers: above), meetsTexts: false)
        bottom = VerticalEdge(
            text: TextEdge(linePitch: pitch, toText: toText, toOthers: below), meetsTexts: false)
    }
}
