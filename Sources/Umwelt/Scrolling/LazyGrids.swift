import Foundation

/// Arranges views in columns, line after line, and makes those of a `ForEach` only when they come near to what can be
/// seen.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It takes the width that it is offered. Lines are as high as the highest view in them; headers and footers of sections
/// have a line of their own. The height of lines that are not there yet is taken to be the average of the others.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid; `alignment` says where its columns stand if they are narrower than the grid, and `spacing` is the
    /// distance between lines in points, nil for the usual one.
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

/// Arranges views in rows, line after line from side to side, and makes those of a `ForEach` only when they come near to
/// what can be seen.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It takes the height that it is offered. Lines are as wide as the widest view in them; headers and footers of sections
/// have a line of their own. The width of lines that are not there yet is taken to be the average of the others.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid; `alignment` says where its rows stand if they are lower than the grid, and `spacing` is the distance
    /// between lines in points, nil for the usual one.
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
