import Foundation

/// The widths of a grid's columns and the heights of its rows.
struct GridArrangement {
    /// Columns or rows one after another, in points.
    struct Tracks {
        var lengths: [CGFloat]
        /// The distances between tracks: one fewer than the tracks.
        let gaps: [CGFloat]

        init(count: Int, gaps: [CGFloat]) {
            lengths = Array(repeating: 0, count: count)
            self.gaps = gaps
        }

        /// Returns the start of a track.
        func start(of track: Int) -> CGFloat { lengths[..<track].reduce(0, +) + gaps[..<track].reduce(0, +) }

        /// Returns the length of several tracks together.
        func length(from track: Int, count: Int) -> CGFloat {
            let end = min(track + count, lengths.count)
            return lengths[track..<end].reduce(0, +) + gaps[track..<max(end - 1, track)].reduce(0, +)
        }

        /// The length of all tracks.
        var length: CGFloat { length(from: 0, count: lengths.count) }
    }

    private(set) var columns: Tracks
    private(set) var rows: Tracks

    init(
        cells: [GridCell], columnCount: Int, rowCount: Int, gaps: (horizontal: [CGFloat], vertical: [CGFloat]),
        subviews: LayoutSubviews, proposal: ProposedViewSize
    ) {
        func subview(_ cell: GridCell) -> LayoutSubview { subviews[subviews.startIndex + cell.index] }
        // The columns come first, as the height of a cell depends on its width.
        let wide = cells.filter { !$0.unsizedAxes.contains(.horizontal) }
        var columns = Tracks(count: columnCount, gaps: gaps.horizontal)
        columns.fill(
            proposal.width,
            sizing: wide.map { cell in
                TrackItem(track: cell.column, span: cell.span) {
                    subview(cell).sizeThatFits(ProposedViewSize(width: $0, height: nil)).width
                }
            })
        let high = cells.filter { !$0.unsizedAxes.contains(.vertical) }
        var rows = Tracks(count: rowCount, gaps: gaps.vertical)
        rows.fill(
            proposal.height,
            sizing: high.map { cell in
                let width = columns.length(from: cell.column, count: cell.span)
                return TrackItem(track: cell.row, span: 1) {
                    subview(cell).sizeThatFits(ProposedViewSize(width: width, height: $0)).height
                }
            })
        self.columns = columns
        self.rows = rows
    }

    /// Returns the frame of a cell.
    func frame(of cell: GridCell) -> CGRect {
        CGRect(origin: CGPoint(x: columns.start(of: cell.column), y: rows.start(of: cell.row)), size: size(of: cell))
    }

    /// Returns the size of a cell.
    func size(of cell: GridCell) -> CGSize {
        CGSize(width: columns.length(from: cell.column, count: cell.span), height: rows.lengths[cell.row])
    }
}

/// A view that determines the length of one track, or of several together.
private struct TrackItem {
    let track: Int
    let span: Int

    /// Returns the length for a proposed length.
    let length: (CGFloat?) -> CGFloat
}

extension GridArrangement.Tracks {
    /// Distributes a length as stacks do: the least flexible track comes first, with an equal share of the remaining
    /// length. Then items that span several tracks enlarge these if necessary.
    fileprivate mutating func fill(_ proposed: CGFloat?, sizing items: [TrackItem]) {
        var single: [[TrackItem]] = Array(repeating: [], count: lengths.count)
        for item in items where item.span == 1 || lengths.count == 1 { single[item.track].append(item) }
        func longest(of track: Int, offered: CGFloat?) -> CGFloat {
            single[track].map { $0.length(offered) }.max() ?? 0
        }
        if let proposed, proposed.isFinite, !lengths.isEmpty {
            let flexibility = lengths.indices.map { longest(of: $0, offered: .infinity) - longest(of: $0, offered: 0) }
            let order = lengths.indices.sorted {
                flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
            }
            var left = proposed - gaps.reduce(0, +)
            for (position, track) in order.enumerated() {
                let share = max(left / CGFloat(lengths.count - position), 0)
                lengths[track] = longest(of: track, offered: share)
                left -= lengths[track]
            }
        } else {
            for track in lengths.indices { lengths[track] = longest(of: track, offered: proposed) }
        }
        for item in items where item.span > 1 && lengths.count > 1 {
            let count = min(item.span, lengths.count - item.track)
            let now = length(from: item.track, count: count)
            // An item that spans the whole grid is offered all of it; others, what no other track takes.
            let whole = length
            let offer = count == lengths.count ? proposed : proposed.map { now + max($0 - whole, 0) }
            let missing = item.length(offer) - now
            guard missing > 0 else { continue }
            for track in item.track..<item.track + count { lengths[track] += missing / CGFloat(count) }
        }
    }
}
