import SwiftUI

/// Draws marks into a context whose origin is the plot's.
struct PlotDrawing {
    let size: CGSize

    func draw(_ marks: [PlottedMark], in context: inout GraphicsContext) {
        var index = 0
        while index < marks.count {
            if let layer = marks[index].mark.layer {
                var end = index + 1
                while end < marks.count, marks[end].mark.layer === layer { end += 1 }
                context.drawLayer { context in
                    for mark in marks[index..<end] { draw(mark, in: context) }
                }
                index = end
            } else if let key = batchKey(marks[index]) {
                // Points of one style are one path: a hundred thousand of them are drawn at once.
                var end = index + 1
                var path = marks[index].path(in: size)
                while end < marks.count, batchKey(marks[end]) == key {
                    path.addPath(marks[end].path(in: size))
                    end += 1
                }
                context.drawLayer(opacity: marks[index].mark.opacity) { context in
                    context.fill(path, with: .style(marks[index].style))
                }
                index = end
            } else {
                draw(marks[index], in: context)
                index += 1
            }
        }
    }

    private struct BatchKey: Equatable {
        let style: ScaleValue?
        let size: CGSize
        let symbol: ScaleValue?
    }

    /// Returns the part of a point's appearance that points of one path share; nil for those that are drawn alone.
    private func batchKey(_ plotted: PlottedMark) -> BatchKey? {
        let mark = plotted.mark
        guard mark.kind == .point, case .point = plotted.shape, mark.opacity == 1, mark.filters.isEmpty,
            mark.clips.isEmpty, mark.masks.isEmpty
        else { return nil }
        switch (mark.foreground, mark.symbol) {
        case (.style, _), (_, .shape), (_, .view): return nil
        default:
            return BatchKey(
                style: mark.foreground?.value?.value, size: plotted.symbolSize, symbol: mark.symbol?.value?.value)
        }
    }

    private func draw(_ plotted: PlottedMark, in context: GraphicsContext) {
        var context = context
        let mark = plotted.mark
        context.opacity *= mark.opacity
        for filter in mark.filters { context.addFilter(filter) }
        if mark.isClippedToPlot { context.clip(to: Path(CGRect(origin: .zero, size: size))) }
        for mask in plotted.masks {
            context.clipToLayer { context in
                for mark in mask { draw(mark, in: context) }
            }
        }
        if !mark.clips.isEmpty {
            let bounds = plotted.bounds(in: size)
            for clip in mark.clips { context.clip(to: clip.shape.path(in: bounds), style: clip.style) }
        }
        let path = plotted.path(in: size)
        guard !path.isEmpty else { return }
        let shading = GraphicsContext.Shading.style(plotted.style)
        if mark.alignsStyleWithPlot == true {
            context.clip(to: plotted.isStroked ? path.strokedPath(plotted.stroke) : path)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
        } else if plotted.isStroked {
            context.stroke(path, with: shading, style: plotted.stroke)
        } else {
            context.fill(path, with: shading)
        }
    }
}

extension GraphicsContext {
    /// Draws into a layer if what is drawn is translucent as a whole.
    fileprivate mutating func drawLayer(opacity: Double, _ content: (inout GraphicsContext) -> Void) {
        guard opacity != 1 else { return content(&self) }
        var context = self
        context.opacity *= opacity
        context.drawLayer { content(&$0) }
    }
}

/// The places of marks as a vector, so that they move when the data change.
struct PlotVector: VectorArithmetic {
    var numbers: [Double] = []

    static var zero: PlotVector { PlotVector() }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    static func + (left: PlotVector, right: PlotVector) -> PlotVector { left.combined(with: right, +) }
    static func - (left: PlotVector, right: PlotVector) -> PlotVector { left.combined(with: right, -) }

    /// Combines the numbers of marks that both have. Where their counts differ there are other marks, which do not move.
    private func combined(with other: PlotVector, _ combine: (Double, Double) -> Double) -> PlotVector {
        guard numbers.count == other.numbers.count else { return numbers.count > other.numbers.count ? self : other }
        return PlotVector(numbers: zip(numbers, other.numbers).map(combine))
    }
}

extension PlottedMark.Shape {
    /// Adds the places of the shape to a vector.
    func append(to numbers: inout [Double]) {
        switch self {
        case .rectangle(let x, let y): for place in [x.lower, x.upper, y.lower, y.upper] { place.append(to: &numbers) }
        case .point(let point): point.append(to: &numbers)
        case .line(let points, _): for point in points { point.append(to: &numbers) }
        case .area(let starts, let ends, _):
            for point in starts { point.append(to: &numbers) }
            for point in ends { point.append(to: &numbers) }
        case .rule(let start, let end):
            start.append(to: &numbers)
            end.append(to: &numbers)
        case .sector(let start, let end): numbers += [start, end]
        }
    }

    /// Returns the shape with places of a vector.
    func moved(to numbers: inout ArraySlice<Double>) -> Self {
        switch self {
        case .rectangle:
            let (left, right) = (Coordinate(&numbers), Coordinate(&numbers))
            let (top, bottom) = (Coordinate(&numbers), Coordinate(&numbers))
            return .rectangle(CoordinateRange(left, right), CoordinateRange(top, bottom))
        case .point: return .point(PlottedPoint(&numbers))
        case .line(let points, let axis): return .line(points.map { _ in PlottedPoint(&numbers) }, along: axis)
        case .area(let starts, let ends, let axis):
            let movedStarts = starts.map { _ in PlottedPoint(&numbers) }
            return .area(movedStarts, ends.map { _ in PlottedPoint(&numbers) }, along: axis)
        case .rule:
            let start = PlottedPoint(&numbers)
            return .rule(start, PlottedPoint(&numbers))
        case .sector:
            let start = numbers.removeFirst()
            return .sector(start, numbers.removeFirst())
        }
    }
}

extension Coordinate {
    fileprivate func append(to numbers: inout [Double]) {
        numbers.append(fraction)
        numbers.append(points)
    }

    fileprivate init(_ numbers: inout ArraySlice<Double>) {
        self.init(fraction: numbers.removeFirst(), points: numbers.removeFirst())
    }
}

extension PlottedPoint {
    fileprivate func append(to numbers: inout [Double]) {
        x.append(to: &numbers)
        y.append(to: &numbers)
    }

    fileprivate init(_ numbers: inout ArraySlice<Double>) {
        self.init(x: Coordinate(&numbers), y: Coordinate(&numbers))
    }
}
