@_spi(Kernel) import UmweltCore
import Foundation

/// A view that arranges its content in rows and columns: a column is as wide as its widest view, a row as high as its
/// highest.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Name")
///         Text("Ada")
///     }
///     Divider()
///     GridRow {
///         Text("Languages")
///         Text("Notes on the Analytical Engine")
///     }
/// }
/// ```
///
/// A view outside a ``GridRow`` forms a row of its own, as wide as the grid.
public nonisolated struct Grid<Content: View>: View, ContainerView {
    let layout: GridLayout
    package let arrangedContent: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - alignment: The position of views in their cells.
    ///   - horizontalSpacing: The distance between columns in points; nil for the default one.
    ///   - verticalSpacing: The distance between rows in points; nil for the default one.
    ///   - content: The rows, from the top.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        arrangedContent = content()
    }

    package nonisolated func makeNode(for element: _Element) -> CustomLayoutNode<GridLayout> {
        CustomLayoutNode(layout, element: element)
    }

    package nonisolated func update(_ node: CustomLayoutNode<GridLayout>) { node.set(layout) }
}

/// A row of a ``Grid``: each view inside is a cell. Modifiers of the row apply to each cell.
///
/// ```swift
/// GridRow(alignment: .firstTextBaseline) {
///     Text("Name").bold()
///     TextField("Name", text: $name)
/// }
/// ```
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the cells; nil for the grid's.
    ///   - content: The cells, from the leading side.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { $0.content.modifier(GridRowModifier(alignment: $0.alignment)) }
    }
}

/// The modifier that makes cells of one row from its content.
private nonisolated struct GridRowModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let alignment: VerticalAlignment?

    nonisolated init(alignment: VerticalAlignment?) { self.alignment = alignment }

    func makeNode(for element: _Element) -> GridCellNode { GridCellNode(element: element) }

    func update(_ node: GridCellNode) { node.set(alignment) }
}

/// A cell of a grid. Cells with the same element are in one row.
final class GridCellNode: WrapperNode {
    private(set) var rowAlignment: VerticalAlignment?

    func set(_ new: VerticalAlignment?) {
        guard new != rowAlignment else { return }
        rowAlignment = new
        setNeedsLayout(notifiesParent: true)
    }
}

extension LayoutNode {
    /// The cell that the node is, or whose frame it shares; nil for none.
    final var gridCell: GridCellNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let cell = current as? GridCellNode { return cell }
            node = current.arranged
        }
        return nil
    }
}
