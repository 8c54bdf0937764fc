import Foundation

/// A piece of a node's drawing, such as a character, that changes from one appearance to another.
struct ContentPiece {
    /// The items, from the piece's own top left corner.
    var items: [DisplayItem]

    /// The final frame, in the coordinates of the node.
    var frame: CGRect

    /// The items from whose colours the piece is interpolated; nil if its colours are constant.
    var former: [DisplayItem]?

    var from = PieceAppearance.rest
    var to = PieceAppearance.rest

    /// The part of the change during which the piece is animated, from 0 to 1.
    var period = 0.0...1.0

    /// Returns the appearance at a progress of the change: from 0 to 1, and more if a spring overshoots.
    func look(at progress: Double) -> PieceAppearance {
        let length = period.upperBound - period.lowerBound
        guard progress < 1, length > 0 else { return from.mixed(with: to, by: max(progress, 1)) }
        return from.mixed(with: to, by: min(max((progress - period.lowerBound) / length, 0), 1))
    }

    func items(at progress: Double) -> [DisplayItem] {
        look(at: progress).applied(to: coloredItems(at: progress), in: frame)
    }

    /// Returns the items with colours interpolated from their former colours.
    private func coloredItems(at progress: Double) -> [DisplayItem] {
        guard progress < 1, let former, former.count == items.count else { return items }
        return zip(former, items).map { $0.colored(toward: $1, by: max(progress, 0)) }
    }

    /// Returns the piece with its appearance at a progress as the start, and another appearance as the end.
    func leaving(
        at progress: Double = 0, to end: PieceAppearance, in period: ClosedRange<Double> = 0...1
    ) -> ContentPiece {
        ContentPiece(
            items: coloredItems(at: progress), frame: frame, from: look(at: progress), to: end, period: period)
    }
}

extension DisplayItem {
    /// Returns another text with colours interpolated from this item's (0) to its own (1).
    fileprivate func colored(toward other: DisplayItem, by share: Double) -> DisplayItem {
        guard case .text(let old, _) = self, case .text(var new, let point) = other,
            old.paragraph.runs.count == new.paragraph.runs.count
        else { return other }
        for (index, run) in old.paragraph.runs.enumerated() {
            let (from, to) = (AnimatablePaint(paint: run.ink), AnimatablePaint(paint: new.paragraph.runs[index].ink))
            guard from.isLike(to) else { continue }
            var mixed = to
            mixed.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: share)
            new.paragraph.runs[index].ink = mixed.paint
        }
        return .text(new, at: point)
    }
}
