@_spi(Kernel) import UmweltCore
import Foundation

/// A view that arranges its content in a row from side to side.
public nonisolated struct HStack<Content: View>: View, ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let arrangedContent: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The guide at which the views are aligned.
    ///   - spacing: The distance between views in points; nil for what they prefer.
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

/// A view that arranges its content in a column from top to bottom.
public nonisolated struct VStack<Content: View>: View, ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let arrangedContent: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: The guide at which the views are aligned.
    ///   - spacing: The distance between views in points; nil for what they prefer.
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

/// A view that arranges its content on top of each other.
public nonisolated struct ZStack<Content: View>: View, ContainerView {
    let alignment: Alignment
    package let arrangedContent: Content

    /// Makes a stack in depth; the last view is in front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        arrangedContent = content()
    }

    package nonisolated func makeNode(for element: _Element) -> ZStackNode {
        ZStackNode(alignment: alignment, element: element)
    }

    package nonisolated func update(_ node: ZStackNode) { node.set(alignment: alignment) }
}
