import Foundation

/// Arranges nodes in lines of cells along an axis, some of which are not there yet.
final class LazyGridNode: LazyNode {
    private var items: [GridItem]

    /// The columns or rows for the last arrangement, and which of them each part is in; nil for a line of its own.
    private var tracks: [GridTrack] = []
    private var cells: ContiguousArray<Int?> = []

    init(_ items: [GridItem], axis: Axis, alignmentKey: AlignmentKey, element: any ArrangesLazily) {
        self.items = items
        super.init(axis: axis, alignmentKey: alignmentKey, element: element)
    }

    func set(_ new: [GridItem]) {
        guard new != items else { return }
        items = new
        setNeedsLayout()
    }

    override var arrangementOfChildren: ArrangementOfChildren { .free }

    override func thickness() -> CGFloat {
        let tracks = GridTrack.resolve(items, in: nil)
        return max(tracks.last.map { $0.start + $0.length } ?? 0, ownLines(across: nil))
    }

    /// The length across of headers and footers.
    private func ownLines(across length: CGFloat?) -> CGFloat {
        slots.reduce(0) { most, slot in
            guard slot.role != .row, let node = slot.node else { return most }
            return max(most, cross(node.size(for: proposal(across: length))))
        }
    }

    override func arrange(across length: CGFloat?) -> Arrangement {
        tracks = GridTrack.resolve(items, in: length)
        cells = []
        cells.reserveCapacity(slots.count)
        // The parts that begin a line, and how long that is; less than nothing where none of its views is there.
        var lines: ContiguousArray<(first: Int, length: CGFloat)> = []
        for (index, slot) in slots.enumerated() {
            let before = index > 0 ? slots[index - 1] : nil
            var cell: Int?
            if slot.role == .row {
                let isFollowing = before?.role == .row && before?.section == slot.section
                cell = isFollowing ? ((cells.last ?? nil) ?? -1) + 1 : 0
                if cell == tracks.count { cell = 0 }
            }
            if (cell ?? 0) == 0 { lines.append((index, -1)) }
            cells.append(cell)
            guard let node = slot.node else { continue }
            let own = main(node.size(for: proposal(across: cell.map { tracks[$0].length } ?? length)))
            lines[lines.count - 1].length = max(lines[lines.count - 1].length, own)
        }
        var average = Average()
        for line in lines where line.length >= 0 && slots[line.first].role == .row { average.add(line.length) }
        let usual = average.value
        var places = Arrangement()
        places.starts.reserveCapacity(slots.count)
        places.ends.reserveCapacity(slots.count)
        for (number, line) in lines.enumerated() {
            let start = places.length + slots[line.first].gap
            places.length = start + (line.length < 0 ? usual : line.length)
            let next = number + 1 < lines.count ? lines[number + 1].first : slots.count
            for _ in line.first..<next {
                places.starts.append(start)
                places.ends.append(places.length)
            }
        }
        return places
    }

    /// Which cell a view is in may be new though its line is not.
    override func isInPlace(_ node: LayoutNode, at index: Int, in places: Arrangement) -> Bool { false }

    override func place(
        _ node: LayoutNode, at index: Int, in places: Arrangement, size: CGSize, across length: CGFloat?
    ) {
        guard let cell = cells[index] else {
            return super.place(node, at: index, in: places, size: size, across: length)
        }
        let track = tracks[cell]
        let (start, line) = (places.starts[index], places.ends[index] - places.starts[index])
        let total = tracks.last.map { $0.start + $0.length } ?? 0
        let side = side(of: total, in: size) + track.start
        let room =
            axis == .vertical
            ? CGRect(x: side, y: start, width: track.length, height: line)
            : CGRect(x: start, y: side, width: line, height: track.length)
        let offer = proposal(across: track.length)
        let (whole, own) = (ViewDimensions(size: room.size), node.dimensions(for: offer))
        place(
            node,
            at: CGPoint(
                x: room.minX + whole[track.alignment.horizontal] - own[track.alignment.horizontal],
                y: room.minY + whole[track.alignment.vertical] - own[track.alignment.vertical]),
            proposal: offer)
    }
}
