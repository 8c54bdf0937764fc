internal import CClipper
import Foundation

/// A spatial index of straight pieces: the plane in squares, each with the pieces that pass through it.
struct PieceGrid {
    private let origin: ClipperPoint
    private let side: CGFloat
    private let columns: Int
    /// The index in `contents` of the first piece of each square.
    private var starts: [Int]
    private var contents: [Int32]

    init(_ pieces: [FlattenedPaths.Piece]) {
        let xs = pieces.lazy.flatMap { [$0.start.x, $0.end.x] }
        let ys = pieces.lazy.flatMap { [$0.start.y, $0.end.y] }
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        columns = min(max(Int(CGFloat(pieces.count).squareRoot()), 1), 512)
        origin = ClipperPoint(x: left, y: top)
        side = CGFloat(max(right - left, bottom - top) + 1) / CGFloat(columns)
        starts = [Int](repeating: 0, count: columns * columns + 1)
        contents = []
        // Count the pieces of each square first, then fill them in.
        for piece in pieces { forEachSquare(of: piece) { starts[$0 + 1] += 1 } }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        contents = [Int32](repeating: 0, count: starts[starts.count - 1])
        var next = starts
        for (index, piece) in pieces.enumerated() {
            forEachSquare(of: piece) { square in
                contents[next[square]] = Int32(index)
                next[square] += 1
            }
        }
    }

    /// Returns the pieces that come near a point.
    func pieces(nearX x: CGFloat, y: CGFloat) -> ArraySlice<Int32> {
        let square = index(y - CGFloat(origin.y)) * columns + index(x - CGFloat(origin.x))
        return contents[starts[square]..<starts[square + 1]]
    }

    private func index(_ distance: CGFloat) -> Int { min(max(Int(distance / side), 0), columns - 1) }

    private func forEachSquare(of piece: FlattenedPaths.Piece, _ body: (Int) -> Void) {
        let slack = FixedPointGrid.slack
        let (isDown, start, end) = (piece.start.y <= piece.end.y, piece.start, piece.end)
        let (upper, lower) = isDown ? (start, end) : (end, start)
        let (x0, y0) = (CGFloat(upper.x - origin.x), CGFloat(upper.y - origin.y))
        let (x1, y1) = (CGFloat(lower.x - origin.x), CGFloat(lower.y - origin.y))
        for row in index(y0 - slack)...index(y1 + slack) {
            // The x where the piece enters and leaves the row.
            func x(at y: CGFloat) -> CGFloat { y1 > y0 ? x0 + (x1 - x0) * (min(max(y, y0), y1) - y0) / (y1 - y0) : x0 }
            let enters = y1 > y0 ? x(at: CGFloat(row) * side - slack) : x0
            let leaves = y1 > y0 ? x(at: CGFloat(row + 1) * side + slack) : x1
            for column in index(min(enters, leaves) - slack)...index(max(enters, leaves) + slack) {
                body(row * columns + column)
            }
        }
    }
}
