@_spi(Kernel) import UmweltCore
import Foundation

/// The lines of a lazy grid: distributes the parts to them, one after another, and computes where they are.
struct GridLines {
    private let viewsInLine: Int
    private var lines: ContiguousArray<Line> = []
    private var places: ContiguousArray<Place> = []
    private var before: LazyNode.Slot?

    /// The cell after the last view; zero if the next view starts a line.
    private var next = 0

    /// The cell in its line where each part starts; nil for a part with its own line.
    private(set) var cells: ContiguousArray<Int?> = []

    /// A line, or many lines without realized views.
    private struct Line {
        var count = 1
        let gap: CGFloat
        var innerGap: CGFloat = 0
        let isOfRows: Bool

        /// The length in points; negative if none of the views is realized.
        var length: CGFloat = -1
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    /// The lines that a part is in.
    private struct Place {
        var lines: Range<Int>
        let isRealized: Bool

        /// The number of views in the line that earlier parts have started, and in the line that later parts may
        /// continue.
        var first = 0
        var last = 0

        /// The index of the whole lines in between; nil for none.
        var whole: Int?
    }

    init(viewsInLine: Int) { self.viewsInLine = viewsInLine }

    /// Adds a part. Returns the cell in its line where it starts; nil for its own line.
    mutating func add(_ slot: LazyNode.Slot) -> Int? {
        let isFollowing = slot.role == .row && before?.role == .row && before?.section == slot.section
        if !isFollowing { next = 0 }
        before = slot
        let cell = slot.role == .row ? next : nil
        cells.append(cell)
        if cell == nil {
            lines.append(Line(gap: slot.gap, isOfRows: false))
            places.append(Place(lines: lines.count - 1..<lines.count, isRealized: true))
        } else {
            addViews(of: slot)
        }
        return cell
    }

    /// Adds a part's views to the started line, to whole lines of its own, and to a line that others may continue.
    private mutating func addViews(of slot: LazyNode.Slot) {
        var left = slot.count
        func gap() -> CGFloat { left == slot.count ? slot.gap : slot.innerGap }
        let start = next > 0 ? lines.count - 1 : lines.count
        var place = Place(lines: start..<start, isRealized: slot.node != nil)
        if next > 0 {
            place.first = min(viewsInLine - next, left)
            left -= place.first
        }
        // A realised part gets a line that is measured, even if it fills that by itself; whole lines get the average
        // length.
        let whole = place.isRealized ? 0 : left / viewsInLine
        if whole > 0 {
            place.whole = lines.count
            lines.append(Line(count: whole, gap: gap(), innerGap: slot.innerGap, isOfRows: true))
            left -= whole * viewsInLine
        }
        if left > 0 {
            place.last = left
            lines.append(Line(gap: gap(), isOfRows: true))
        }
        next = (next + slot.count) % viewsInLine
        place.lines = start..<lines.count
        places.append(place)
    }

    /// Makes the last line at least as long as a length.
    mutating func fit(_ length: CGFloat) {
        lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
    }

    /// Computes the positions of the parts.
    mutating func arrange() -> LazyNode.Arrangement {
        let length = placeLines()
        var arrangement = LazyNode.Arrangement()
        arrangement.length = length
        arrangement.starts.reserveCapacity(places.count)
        arrangement.ends.reserveCapacity(places.count)
        for (index, place) in places.enumerated() {
            arrangement.starts.append(lines[place.lines.lowerBound].start)
            arrangement.ends.append(lines[place.lines.upperBound - 1].end)
            if !place.isRealized { arrangement.runs[index] = run(at: place) }
        }
        return arrangement
    }

    /// Puts the lines after each other. Returns the end of the last line.
    private mutating func placeLines() -> CGFloat {
        var average = LazyNode.Average()
        for line in lines where line.isOfRows && line.length >= 0 { average.add(line.length) }
        var end: CGFloat = 0
        for index in lines.indices {
            if lines[index].length < 0 { lines[index].length = average.value }
            let line = lines[index]
            lines[index].start = end + line.gap
            end = lines[index].start + line.length + (line.length + line.innerGap) * CGFloat(line.count - 1)
            lines[index].end = end
        }
        return end
    }

    private func run(at place: Place) -> LazyRun {
        let (first, last) = (lines[place.lines.lowerBound], lines[place.lines.upperBound - 1])
        var run = LazyRun(viewsInLine: viewsInLine)
        run.first = LazyRun.Line(count: place.first, start: first.start, end: first.end)
        if let index = place.whole {
            let whole = lines[index]
            run.whole = (whole.count, whole.start, whole.length, whole.length + whole.innerGap)
        }
        run.last = LazyRun.Line(count: place.last, start: last.start, end: last.end)
        return run
    }
}
