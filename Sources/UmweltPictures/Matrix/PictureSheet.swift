import Foundation
import Umwelt
import UmweltRendering

/// Pictures in rows and columns, each below its caption.
package struct PictureSheet {
    /// A picture with its caption.
    package struct Cell {
        let caption: String
        let picture: DisplayList

        /// Makes a cell.
        package init(caption: String, picture: DisplayList) {
            self.caption = caption
            self.picture = picture
        }
    }

    private let cells: [Cell]
    private let columnCount: Int

    /// The width in points that a caption has at least, above small pictures.
    private let narrowestColumn: CGFloat

    /// The distance between cells and from the edges, and between pictures and captions, in points.
    private static let margin: CGFloat = 12
    private static let captionSpacing: CGFloat = 4

    /// Between white and black, so that both backgrounds of windows have edges.
    private static let background = Color.Resolved(red: 0.8, green: 0.8, blue: 0.8)
    private static let captionColor = Color.Resolved(red: 0.2, green: 0.2, blue: 0.2)

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - columnCount: The number of pictures in a row, at least 1.
    ///   - narrowestColumn: The width in points that a caption has at least, above small pictures.
    package init(cells: [Cell], columnCount: Int, narrowestColumn: CGFloat = 120) {
        self.cells = cells
        self.columnCount = columnCount
        self.narrowestColumn = narrowestColumn
    }

    /// The sheet.
    package var picture: DisplayList {
        let rows = stride(from: 0, to: cells.count, by: columnCount).map { start in
            Array(cells[start..<min(start + columnCount, cells.count)])
        }
        let widths = (0..<columnCount).map { column in
            rows.compactMap { $0.count > column ? $0[column].picture.size.width : nil }
                .reduce(narrowestColumn, max)
        }
        var items: [DisplayItem] = []
        var y = Self.margin
        for row in rows {
            let captions = zip(row, widths).map { Self.caption($0.caption, width: $1) }
            let top = y + (captions.map(\.size.height).max() ?? 0).rounded(.up) + Self.captionSpacing
            var x = Self.margin
            for ((cell, caption), width) in zip(zip(row, captions), widths) {
                items.append(.text(caption, at: CGPoint(x: x, y: y)))
                let box = Path(CGRect(origin: .zero, size: cell.picture.size))
                items.append(
                    .group(DisplayGroup(offset: CGPoint(x: x, y: top), clip: box, items: cell.picture.items)))
                // Pictures at whole points are drawn as they would be alone.
                x += width.rounded(.up) + Self.margin
            }
            y = top + (row.map(\.picture.size.height).max() ?? 0).rounded(.up) + Self.margin
        }
        let width = widths.reduce(Self.margin) { $0 + $1.rounded(.up) + Self.margin }
        let sheet = CGRect(x: 0, y: 0, width: width, height: y)
        return DisplayList(size: sheet.size, items: [.fill(Path(sheet), .color(Self.background))] + items)
    }

    private static func caption(_ text: String, width: CGFloat) -> TextLayout {
        let run = TextRun(text: text, font: ResolvedFont(size: 11), color: captionColor)
        return PangoTypeSetter.shared.layout(Paragraph(runs: [run]), width: width, height: nil)
    }
}
