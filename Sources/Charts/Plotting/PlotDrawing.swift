import SwiftUI

/// Draws marks into a context whose origin is the plot's.
struct PlotDrawing {
    let size: CGSize

    /// The least number of points that are drawn as paths of many: fewer are drawn in the order of the data.
    private static let leastBatch = 1_000

    func draw(_ marks: [PlottedMark], in context: inout GraphicsContext) {
        var index = 0
        while index < marks.count {
            if let layer = marks[index].mark.layer {
                var end = index + 1
                while end < marks.count, marks[end].mark.layer === layer { end += 1 }
                var layerContext = context
                layerContext.opacity *= marks[index].mark.opacity
                for filter in marks[index].mark.filters { layerContext.addFilter(filter) }
                layerContext.drawLayer { context in
                    for mark in marks[index..<end] { draw(mark, in: context) }
                }
                index = end
            } else if batchKey(marks[index]) != nil {
                var end = index + 1
                while end < marks.count, batchKey(marks[end]) != nil { end += 1 }
                if end - index < Self.leastBatch {
                    for mark in marks[index..<end] { draw(mark, in: context) }
                } else {
                    drawPoints(marks[index..<end], in: context)
                }
                index = end
            } else {
                draw(marks[index], in: context)
                index += 1
            }
        }
    }

    /// Draws points with the same style as one path, which is fast for a hundred thousand points.
    ///
    /// Styles are in the order of their first points. If points with several styles overlap, all points of one style
    /// are above those of another.
    private func drawPoints(_ points: ArraySlice<PlottedMark>, in context: GraphicsContext) {
        var batches: [Batch] = []
        var indices: [BatchKey: Int] = [:]
        for plotted in points {
            guard let key = batchKey(plotted), case .point(let point) = plotted.shape else { continue }
            if let index = indices[key] {
                batches[index].add(at: point.position(in: size))
            } else {
                indices[key] = batches.count
                let symbol = plotted.symbol?.path(at: .zero, size: plotted.symbolSize) ?? Path()
                var batch = Batch(symbol: symbol, style: plotted.style)
                batch.add(at: point.position(in: size))
                batches.append(batch)
            }
        }
        for batch in batches { context.fill(batch.path, with: .style(batch.style)) }
    }

    /// The points of one style.
    private struct Batch {
        private(set) var path = Path()
        /// The symbol around the origin.
        let symbol: Path
        let style: AnyShapeStyle

        init(symbol: Path, style: AnyShapeStyle) {
            self.symbol = symbol
            self.style = style
        }

        mutating func add(at position: CGPoint) {
            path.addPath(symbol, transform: CGAffineTransform(translationX: position.x, y: position.y))
        }
    }

    private struct BatchKey: Hashable {
        let style: ScaleValue?
        let width: CGFloat
        let height: CGFloat
        let symbol: ScaleValue?
    }

    /// Returns the part of a point's appearance that points in one path share; nil for points that are drawn
    /// separately.
    private func batchKey(_ plotted: PlottedMark) -> BatchKey? {
        let mark = plotted.mark
        guard mark.kind == .point, case .point = plotted.shape, mark.opacity == 1, mark.layer == nil,
            plotted.masks.isEmpty,
            mark.filters.isEmpty, mark.clips.isEmpty
        else { return nil }
        switch (mark.foreground, mark.symbol) {
        case (.style, _), (_, .shape), (_, .view): return nil
        default:
            return BatchKey(
                style: mark.foreground?.value?.value, width: plotted.symbolSize.width,
                height: plotted.symbolSize.height, symbol: mark.symbol?.value?.value)
        }
    }

    private func draw(_ plotted: PlottedMark, in context: GraphicsContext) {
        var context = context
        let mark = plotted.mark
        context.opacity *= mark.layer == nil ? mark.opacity : mark.innerOpacity
        for filter in mark.layer == nil ? mark.filters : mark.innerFilters { context.addFilter(filter) }
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

/// The positions of marks as a vector, for animations of data changes.
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
        if numbers.isEmpty { return PlotVector(numbers: other.numbers.map { combine(0, $0) }) }
        guard numbers.count == other.numbers.count else { return other.numbers.isEmpty ? self : other }
        return PlotVector(numbers: zip(numbers, other.numbers).map(combine))
    }
}

extension PlottedMark.Shape {
    /// The number of the shape's numbers in a vector.
    var numberCount: Int {
        switch self {
        case .rectangle, .rule: 8
        case .point: 4
        case .line(let points, _): points.count * 4
        case .area(let starts, let ends, _): (starts.count + ends.count) * 4
        case .sector: 2
        }
    }

    /// Appends the positions of the shape to a vector.
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
