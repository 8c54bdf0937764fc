import Foundation

/// Where views are along an axis that have not been made: in lines of one length, the first and the last of which may be
/// shared with others.
///
/// It knows that without a number for each, so that a hundred thousand cost as much as one.
struct LazyRun {
    /// How many views are in a line.
    let viewsInLine: Int

    /// The line before the whole ones; views before these may have begun it.
    var first = Line()

    /// The lines that are whole.
    var whole: (count: Int, start: CGFloat, length: CGFloat, step: CGFloat) = (0, 0, 0, 0)

    /// The line after the whole ones; views after these may be in it too.
    var last = Line()

    /// A line, and how many of the views are in it.
    struct Line {
        var count = 0
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    /// Where the line starts and ends that a view is in.
    func room(of view: Int) -> (start: CGFloat, end: CGFloat) {
        if view < first.count { return (first.start, first.end) }
        let line = (view - first.count) / viewsInLine
        guard line < whole.count else { return (last.start, last.end) }
        let start = whole.start + CGFloat(line) * whole.step
        return (start, start + whole.length)
    }

    /// The views whose lines have something in common with what is between two places; nil if there are none.
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
        // Lines that do not advance are all in one place.
        guard whole.step > 0 else {
            let isNear = whole.start + whole.length >= low && whole.start <= high
            return 0..<(isNear ? whole.count : 0)
        }
        let lower = line(((low - whole.length - whole.start) / whole.step).rounded(.up))
        let upper = line(((high - whole.start) / whole.step).rounded(.down) + 1)
        return lower..<max(lower, upper)
    }

    private func line(_ number: CGFloat) -> Int { Int(min(max(number, 0), CGFloat(whole.count))) }

    /// The last view whose line starts at a place or before it; the first one if none does.
    func lastView(startingAt place: CGFloat) -> Int {
        if last.count > 0 && last.start <= place {
            return first.count + whole.count * viewsInLine + last.count - 1
        }
        guard whole.count > 0 && whole.start <= place else { return max(first.count - 1, 0) }
        let lines = whole.step > 0 ? line(((place - whole.start) / whole.step).rounded(.down) + 1) : whole.count
        return first.count + lines * viewsInLine - 1
    }
}
