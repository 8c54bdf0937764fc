import Foundation
@_spi(Kernel) import Umwelt

/// The layout of the cells of a row, or of the titles: each view in the width of its column.
///
/// All rows of a table are equally wide, so that they find the same widths.
nonisolated struct TableColumnLayout: Layout {
    private let columns: [Column]

    private struct Column: Equatable {
        let width: TableColumnWidth
        let alignment: TableColumnAlignment
    }

    /// The distance between columns, and the least width of one without limits, in points: guesses.
    private static let spacing: CGFloat = 12
    private static let leastWidth: CGFloat = 24

    nonisolated init(_ columns: [(TableColumnWidth, TableColumnAlignment)]) {
        self.columns = columns.map { Column(width: $0, alignment: $1) }
    }

    /// Returns the widths of the columns in a row, in points.
    ///
    /// Columns with an ideal width have that, the others equal shares of the rest, all within their limits. If the
    /// total is still too wide, all columns are narrowed.
    static func widths(of columns: [TableColumnWidth], in total: CGFloat) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        let room = max(total - spacing * CGFloat(columns.count - 1), 0)
        var widths = columns.map { $0.ideal }
        let fixed = columns.map { column -> ClosedRange<CGFloat> in
            let least = max(column.min ?? min(leastWidth, column.max ?? leastWidth), 0)
            return least...max(column.max ?? .infinity, least)
        }
        for index in widths.indices { widths[index] = widths[index].map { $0.clamped(to: fixed[index]) } }
        // Columns that a share does not suit have their limit, and the others share what that leaves.
        var open = Set(widths.indices.filter { widths[$0] == nil })
        while !open.isEmpty {
            let taken = widths.reduce(0) { $0 + ($1 ?? 0) }
            let share = max(room - taken, 0) / CGFloat(open.count)
            let limited = open.filter { !fixed[$0].contains(share) }
            for index in limited.isEmpty ? open : limited { widths[index] = share.clamped(to: fixed[index]) }
            open = limited.isEmpty ? [] : open.subtracting(limited)
        }
        var result = widths.map { $0 ?? 0 }
        distribute(room - result.reduce(0, +), to: &result, within: fixed, of: columns)
        let sum = result.reduce(0, +)
        if sum > room && sum > 0 { result = result.map { $0 * room / sum } }
        return result
    }

    /// Distributes remaining width to columns with an ideal width and without a fixed one, or narrows these.
    private static func distribute(
        _ rest: CGFloat, to widths: inout [CGFloat], within limits: [ClosedRange<CGFloat>],
        of columns: [TableColumnWidth]
    ) {
        var rest = rest
        var open = widths.indices.filter { columns[$0].ideal != nil && limits[$0].lowerBound < limits[$0].upperBound }
        while abs(rest) > 0.01 && !open.isEmpty {
            let share = rest / CGFloat(open.count)
            var next: [Int] = []
            for index in open {
                let new = (widths[index] + share).clamped(to: limits[index])
                rest -= new - widths[index]
                if new == widths[index] + share { next.append(index) }
                widths[index] = new
            }
            if next.count == open.count { break }
            open = next
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal =
            columns.reduce(0) { $0 + ($1.width.ideal ?? 100) } + Self.spacing * CGFloat(max(columns.count - 1, 0))
        let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
        let widths = Self.widths(of: columns.map(\.width), in: width)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (index, width) in Self.widths(of: columns.map(\.width), in: bounds.width).enumerated() {
            guard index < subviews.count else { return }
            let offer = ProposedViewSize(width: width, height: nil)
            let free = width - subviews[index].sizeThatFits(offer).width
            let shift = max(free, 0) * columns[index].alignment.fraction
            subviews[index].place(
                at: CGPoint(x: x + shift, y: bounds.midY), anchor: .leading, proposal: offer)
            x += width + Self.spacing
        }
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
