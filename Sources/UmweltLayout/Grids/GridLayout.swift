@_spi(Kernel) import UmweltCore
import Foundation

/// A ``Layout`` that arranges views in rows and columns, as the view ``Grid`` does.
public struct GridLayout: Layout {
    /// The position of views in their cells.
    public var alignment: Alignment

    /// The distance between columns in points; nil for the default one.
    public var horizontalSpacing: CGFloat?

    /// The distance between rows in points; nil for the default one.
    public var verticalSpacing: CGFloat?

    /// The column after which views span no further ones: more columns than can be seen, and few enough to be measured.
    private static let maxSpanned = 1000

    /// Makes a layout.
    ///
    /// - Parameters:
    ///   - alignment: The position of views in their cells.
    ///   - horizontalSpacing: The distance between columns in points; nil for the default one.
    ///   - verticalSpacing: The distance between rows in points; nil for the default one.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The cells of the views.
    public struct Cache {
        fileprivate var cells: [GridCell] = []
        fileprivate var rowCount = 0
        fileprivate var columnCount = 0
        fileprivate var columnAlignments: [HorizontalAlignment?] = []
        /// The preferred distances between the cells of each row and the next row.
        fileprivate var rowGaps: [CGFloat] = []
    }

    /// Assigns the views to cells.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        var lastRow: _Element?
        var column = 0
        for (index, subview) in subviews.enumerated() {
            let cell = subview.node.gridCell
            // A view outside of rows is a row of its own.
            if cell == nil || cell?.element !== lastRow {
                cache.rowCount += 1
                column = 0
            }
            lastRow = cell?.element
            let span =
                cell == nil ? 0 : min(max(subview[GridCellColumns.self], 1), max(Self.maxSpanned - column, 1))
            cache.cells.append(
                GridCell(
                    index: index, row: cache.rowCount - 1, column: column, span: span,
                    rowAlignment: cell?.rowAlignment, unsizedAxes: subview[GridCellUnsizedAxes.self],
                    anchor: subview[GridCellAnchor.self]))
            column += span
            cache.columnCount = max(cache.columnCount, column)
        }
        cache.columnCount = max(cache.columnCount, cache.cells.isEmpty ? 0 : 1)
        cache.columnAlignments = Array(repeating: nil, count: cache.columnCount)
        for (place, cell) in cache.cells.enumerated() {
            if cell.span == 0 {
                cache.cells[place].span = cache.columnCount
            } else if let guide = subviews[subviews.startIndex + cell.index][GridColumnAlignment.self] {
                cache.columnAlignments[cell.column] = cache.columnAlignments[cell.column] ?? guide
            }
        }
        cache.rowGaps = Self.rowGaps(cache, subviews)
        return cache
    }

    /// Returns the distances between rows: the largest preferred distance between a cell and the cells below it.
    private static func rowGaps(_ cache: Cache, _ subviews: Subviews) -> [CGFloat] {
        guard cache.rowCount > 1 else { return [] }
        var gaps: [CGFloat?] = Array(repeating: nil, count: cache.rowCount - 1)
        // The cell above in each column, and its row. A view outside of rows is in all columns.
        var above: [(row: Int, spacing: ViewSpacing)?] = Array(repeating: nil, count: cache.columnCount)
        for cell in cache.cells {
            let spacing = subviews[subviews.startIndex + cell.index].spacing
            for column in cell.column..<min(cell.column + cell.span, cache.columnCount) {
                if let upper = above[column], upper.row == cell.row - 1 {
                    let gap = upper.spacing.distance(to: spacing, along: .vertical)
                    gaps[upper.row] = max(gaps[upper.row] ?? gap, gap)
                }
                above[column] = (cell.row, spacing)
            }
        }
        return gaps.map { $0 ?? StackNode.defaultSpacing }
    }

    /// Returns the size of all columns and rows.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let arrangement = arrange(subviews, cache, in: proposal)
        return CGSize(width: arrangement.columns.length, height: arrangement.rows.length)
    }

    private func arrange(_ subviews: Subviews, _ cache: Cache, in proposal: ProposedViewSize) -> GridArrangement {
        GridArrangement(
            cells: cache.cells, columnCount: cache.columnCount, rowCount: cache.rowCount,
            gaps: (
                Array(repeating: horizontalSpacing ?? StackNode.defaultSpacing, count: max(cache.columnCount - 1, 0)),
                verticalSpacing.map { Array(repeating: $0, count: max(cache.rowCount - 1, 0)) } ?? cache.rowGaps
            ), subviews: subviews, proposal: proposal)
    }

    /// Places the views in their cells.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let arrangement = arrange(subviews, cache, in: proposal)
        // The baseline at which the views of each row are aligned, by row.
        var baselines: [Int: CGFloat] = [:]
        for cell in cache.cells {
            let guide = (cell.rowAlignment ?? alignment.vertical).key
            guard cell.anchor == nil, guide.isBaseline else { continue }
            let offer = ProposedViewSize(arrangement.size(of: cell))
            let own = subviews[subviews.startIndex + cell.index].dimensions(in: offer)[guide]
            baselines[cell.row] = max(baselines[cell.row] ?? own, own)
        }
        for cell in cache.cells {
            let subview = subviews[subviews.startIndex + cell.index]
            let room = arrangement.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
            let offer = ProposedViewSize(room.size)
            if let anchor = cell.anchor {
                let point = CGPoint(x: room.minX + room.width * anchor.x, y: room.minY + room.height * anchor.y)
                subview.place(at: point, anchor: anchor, proposal: offer)
                continue
            }
            let own = subview.dimensions(in: offer)
            let whole = ViewDimensions(size: room.size)
            // A cell in several columns has the alignment of none of them.
            let column = cell.span == 1 ? cache.columnAlignments[cell.column] : nil
            let columnGuide = (column ?? alignment.horizontal).key
            let rowGuide = (cell.rowAlignment ?? alignment.vertical).key
            let line = rowGuide.isBaseline ? baselines[cell.row] ?? 0 : whole[rowGuide]
            subview.place(
                at: CGPoint(
                    x: room.minX + whole[columnGuide] - own[columnGuide], y: room.minY + line - own[rowGuide]),
                proposal: offer)
        }
    }
}

/// The position of a view in a grid.
struct GridCell {
    /// The index of the view.
    let index: Int
    let row: Int
    let column: Int

    /// The number of columns that the cell spans.
    var span: Int
    let rowAlignment: VerticalAlignment?
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
}
