import Foundation

/// A piece of what a node draws, such as a character, on the way from one look to another.
struct ContentPiece {
    /// The items, from the piece's own top left corner.
    var items: [DisplayItem]

    /// The place at the end, in the coordinates of the node.
    var frame: CGRect

    var from = PieceLook.rest
    var to = PieceLook.rest

    /// The part of the change in which the piece is on its way, from 0 to 1.
    var period = 0.0...1.0

    /// Returns the look at a progress of the change: from 0 to 1, and more where a spring overshoots.
    func look(at progress: Double) -> PieceLook {
        let length = period.upperBound - period.lowerBound
        guard progress < 1, length > 0 else { return from.mixed(with: to, by: max(progress, 1)) }
        return from.mixed(with: to, by: min(max((progress - period.lowerBound) / length, 0), 1))
    }

    func items(at progress: Double) -> [DisplayItem] { look(at: progress).applied(to: items, in: frame) }

    /// Returns the piece as it shows at a progress, on its way to another look.
    func leaving(at progress: Double = 0, to end: PieceLook, in period: ClosedRange<Double> = 0...1) -> ContentPiece {
        ContentPiece(items: items, frame: frame, from: look(at: progress), to: end, period: period)
    }
}
