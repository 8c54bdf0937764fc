@_spi(Kernel) import UmweltCore
import Foundation

/// A view that arranges its content in a row, from the leading to the trailing side.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 12) {
///     Text("Total")
///     Spacer()
///     Text("12 €").bold()
/// }
/// ```
///
/// A row is as wide as its views; a ``Spacer`` fills the remaining proposed width. All views are created immediately:
/// use ``LazyHStack`` for long rows that scroll.
public nonisolated struct HStack<Content: View>: View, ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let arrangedContent: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the distance that they prefer.
    ///   - content: The views, in order from the leading side.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        arrangedContent = content()
    }

    package nonisolated func makeNode(for element: _Element) -> StackNode {
        StackNode(axis: .horizontal, alignmentKey: alignment.key, element: element)
    }

    package nonisolated func update(_ node: StackNode) { node.set(spacing: spacing, alignmentKey: alignment.key) }
}

/// A view that arranges its content in a column, from top to bottom.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///     Text(book.title).font(.headline)
///     Text(book.author).foregroundStyle(.secondary)
/// }
/// ```
///
/// A column is as high as its views; a ``Spacer`` fills the remaining proposed height. All views are created
/// immediately: use ``LazyVStack`` or a list for long columns that scroll.
public nonisolated struct VStack<Content: View>: View, ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let arrangedContent: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the distance that they prefer.
    ///   - content: The views, in order from the top.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        arrangedContent = content()
    }

    package nonisolated func makeNode(for element: _Element) -> StackNode {
        StackNode(axis: .vertical, alignmentKey: alignment.key, element: element)
    }

    package nonisolated func update(_ node: StackNode) { node.set(spacing: spacing, alignmentKey: alignment.key) }
}

/// A view that arranges its content in depth: later views are in front.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///     Image("Cover")
///     Text("New").padding(4).background(.yellow)
/// }
/// ```
///
/// It is as large as its largest view. Use `overlay` or `background` if only the size of one of two views matters.
public nonisolated struct ZStack<Content: View>: View, ContainerView {
    let alignment: Alignment
    package let arrangedContent: Content

    /// Makes a stack in depth.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - content: Makes the views. The last view is at the front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        arrangedContent = content()
    }

    package nonisolated func makeNode(for element: _Element) -> ZStackNode {
        ZStackNode(alignment: alignment, element: element)
    }

    package nonisolated func update(_ node: ZStackNode) { node.set(alignment: alignment) }
}
