import Foundation

/// A view that arranges its content in columns, line after line, and realises the views of a `ForEach` only when they
/// are near the viewport.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It fills the proposed width. Lines are as high as the highest view in them; headers and footers of sections have
/// their own lines. Unrealized lines are estimated at the average height.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns, from the leading side.
    ///   - alignment: The alignment of the columns if they are narrower than the grid, and of views in columns without
    ///     an alignment.
    ///   - spacing: The distance between lines in points; nil for the default one.
    ///   - pinnedViews: The section headers and footers that stay visible while scrolling.
    ///   - content: The views, in reading order.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(
                axis: .vertical, alignmentKey: $0.alignment.key, spacing: $0.spacing, items: $0.columns,
                pinnedViews: $0.pinnedViews, content: $0.content)
        }
    }
}

/// A view that arranges its content in rows, line after line from side to side, and realizes the views of a `ForEach`
/// only near the viewport.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It fills the proposed height. Lines are as wide as the widest view in them; headers and footers of sections have
/// their own lines. Unrealized lines are estimated at the average width.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows, from the top.
    ///   - alignment: The alignment of the rows if they are lower than the grid, and of views in rows without an
    ///     alignment.
    ///   - spacing: The distance between lines in points; nil for the default one.
    ///   - pinnedViews: The section headers and footers that stay visible while scrolling.
    ///   - content: The views, from the top of one line to the next.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(
                axis: .horizontal, alignmentKey: $0.alignment.key, spacing: $0.spacing, items: $0.rows,
                pinnedViews: $0.pinnedViews, content: $0.content)
        }
    }
}
