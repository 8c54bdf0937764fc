@_spi(Kernel) import UmweltCore
import Foundation

/// A layout node that arranges parts in lines of cells along an axis, and realizes only some of them.
final class LazyGridNode: LazyNode {
    private var items: [GridItem]

    /// The columns or rows of the last arrangement, and the index of the track of each part; nil for a part with its
    /// own line.
    private var tracks: [GridTrack] = []
    private var cells: ContiguousArray<Int?> = []

    init(_ items: [GridItem], axis: Axis, alignmentKey: AlignmentKey, element: any LazyContainer) {
        self.items = items
        super.init(axis: axis, alignmentKey: alignmentKey, element: element)
    }

    func set(_ new: [GridItem]) {
        guard new != items else { return }
        items = new
        setNeedsLayout()
    }

    /// The guides of cells in tracks without an alignment: the grid's across, and the center along.
    private var horizontalKey: AlignmentKey { axis == .vertical ? alignmentKey : HorizontalAlignment.center.key }
    private var verticalKey: AlignmentKey { axis == .horizontal ? alignmentKey : VerticalAlignment.center.key }

    override var childArrangement: ChildArrangement { .free }

    override func thickness() -> CGFloat {
        let tracks = GridTrack.resolve(items, in: nil)
        return max(tracks.last.map { $0.start + $0.length } ?? 0, ownLines(across: nil))
    }

    /// Returns the largest length across of headers and footers.
    private func ownLines(across length: CGFloat?) -> CGFloat {
        slots.reduce(0) { most, slot in
            guard slot.role != .row, let node = slot.node else { return most }
            return max(most, cross(node.size(for: proposal(across: length))))
        }
    }

    override func arrange(across length: CGFloat?) -> Arrangement {
        tracks = GridTrack.resolve(items, in: length)
        var lines = GridLines(viewsInLine: tracks.count)
        for slot in slots {
            let cell = lines.add(slot)
            guard let node = slot.node else { continue }
            lines.fit(main(node.size(for: proposal(across: cell.map { tracks[$0].length } ?? length))))
        }
        cells = lines.cells
        return lines.arrange()
    }

    #if DEBUG
        override func measureAgain(_ proposal: ProposedViewSize) -> CGSize {
            let kept = (tracks, cells)
            defer { (tracks, cells) = kept }
            return super.measureAgain(proposal)
        }
    #endif

    /// Returns false, so that every view is placed: its cell may have changed though its line has not.
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
        let offer = ProposedViewSize(room.size)
        let (whole, own) = (ViewDimensions(size: room.size), node.dimensions(for: offer))
        let horizontal = track.alignment?.horizontal.key ?? horizontalKey
        let vertical = track.alignment?.vertical.key ?? verticalKey
        place(
            node,
            at: CGPoint(
                x: room.minX + whole[horizontal] - own[horizontal], y: room.minY + whole[vertical] - own[vertical]),
            proposal: offer)
    }
}
