import Foundation

/// Consecutive views along an axis that have not been realised, in lines of one length; the first and the last line may
/// be shared with other parts.
///
/// Positions are computed and not stored for each view, so that a hundred thousand cost as much as one.
struct LazyRun {
    /// The number of views in a line.
    let viewsInLine: Int

    /// The line before the whole ones; views before the run may have begun it.
    var first = Line()

    /// The whole lines: their number, the start of the first, their length, and the distance from one start to the
    /// next.
    var whole: (count: Int, start: CGFloat, length: CGFloat, step: CGFloat) = (0, 0, 0, 0)

    /// The line after the whole ones; views after the run may be in it too.
    var last = Line()

    /// A line, and the number of the run's views in it.
    struct Line {
        var count = 0
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    /// Returns the start and the end of the line that a view is in.
    func room(of view: Int) -> (start: CGFloat, end: CGFloat) {
        if view < first.count { return (first.start, first.end) }
        let line = (view - first.count) / viewsInLine
        guard line < whole.count else { return (last.start, last.end) }
        let start = whole.start + CGFloat(line) * whole.step
        return (start, start + whole.length)
    }

    /// Returns the views whose lines overlap or touch the range between two positions; nil for none.
    func views(from low: CGFloat, to high: CGFloat) -> Range<Int>? {
        var found: Range<Int>?
        func add(_ views: Range<Int>) {
            if !views.isEmpty { found = (found?.lowerBound ?? views.lowerBound)..<views.upperBound }
        }
        func add(_ line: Line, after view: Int) {
            if line.end >= low && line.start <= high { add(view..<view + line.count) }
        }
        add(first, after: 0)
        let lines = wholeLines(from: low, to: high)
        add(first.count + lines.lowerBound * viewsInLine..<first.count + lines.upperBound * viewsInLine)
        add(last, after: first.count + whole.count * viewsInLine)
        return found
    }

    private func wholeLines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        // Without a step all lines are in one place, and cannot be counted by division.
        guard whole.step > 0 else {
            let isNear = whole.start + whole.length >= low && whole.start <= high
            return 0..<(isNear ? whole.count : 0)
        }
        let lower = line(((low - whole.length - whole.start) / whole.step).rounded(.up))
        let upper = line(((high - whole.start) / whole.step).rounded(.down) + 1)
        return lower..<max(lower, upper)
    }

    private func line(_ number: CGFloat) -> Int { Int(min(max(number, 0), CGFloat(whole.count))) }

    /// Returns the last view whose line starts at or before a position; the first view if none does.
    func lastView(startingAt place: CGFloat) -> Int {
        if last.count > 0 && last.start <= place {
            return first.count + whole.count * viewsInLine + last.count - 1
        }
        guard whole.count > 0 && whole.start <= place else { return max(first.count - 1, 0) }
        let lines = whole.step > 0 ? line(((place - whole.start) / whole.step).rounded(.down) + 1) : whole.count
        return first.count + lines * viewsInLine - 1
    }
}
