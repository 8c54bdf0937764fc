import Foundation
import Umwelt
import UmweltRendering

extension AngularGradientRecord {
    /// Makes the record of a path that is filled with an angular gradient; nil if the path cannot be drawn.
    init?(_ gradient: GradientPaint, in path: Path, isEvenOdd: Bool) {
        let box = path.boundingRect
        guard let sweep = gradient.sweep,
            let steps = SVGAttributes.visibleSteps(path.offsetBy(dx: -box.minX, dy: -box.minY))
        else { return nil }
        self.init(
            colors: AngularGradientNumbers(sweep, in: box).css, outline: CSS.outline(steps, isEvenOdd: isEvenOdd),
            x: box.minX,
            y: box.minY, width: box.width, height: box.height)
    }
}

extension MotionTrack {
    /// Returns the track of the colours of an angular gradient; nil if they do not change.
    ///
    /// - Parameters:
    ///   - gradients: The gradient at even steps of time.
    ///   - boxes: The bounds of the filled area.
    static func sweep(_ gradients: [GradientPaint], in boxes: [CGRect]) -> MotionTrack? {
        let numbers = zip(gradients, boxes).compactMap { gradient, box in
            gradient.sweep.map { AngularGradientNumbers($0, in: box).numbers }
        }
        guard numbers.count == boxes.count else { return nil }
        return MotionTrack(.background, numbers, tolerance: opacityTolerance) {
            AngularGradientNumbers(numbers: $0).css
        }
    }
}

/// The numbers of an angular gradient, each scaled to the visibility of a colour component: the center, the start and
/// the length, and for each colour its location and components.
private struct AngularGradientNumbers {
    var numbers: [Double]

    /// The number of points equivalent to the full range of a colour component.
    private static let fineness = 128.0

    init(numbers: [Double]) { self.numbers = numbers }

    init(_ sweep: GradientSweep, in box: CGRect) {
        numbers = [sweep.center.x - box.minX, sweep.center.y - box.minY].map { Double($0) / Self.fineness }
        numbers += [sweep.start / 360, sweep.length / 360]
        for stop in sweep.stops {
            numbers.append(Double(stop.location))
            numbers += [stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity].map { Double($0).part }
        }
    }

    /// The gradient in CSS, whose angles start at the top.
    var css: String {
        let (start, length) = (numbers[2] * 360, numbers[3] * 360)
        var stops: [String] = []
        var (first, last) = ("", "")
        for index in stride(from: 4, to: numbers.count, by: 5) {
            // The opacity is always written: on the way there are as many numbers as at the ends.
            let color = CSS.color(numbers[(index + 1)...(index + 3)], opacity: numbers[index + 4].part)
            if first == "" { first = color }
            last = color
            stops.append("\(color) \((numbers[index] * length).text)deg")
        }
        // The rest of the full turn.
        let middle = (length + (360 - length) / 2).text
        stops += ["\(last) \(middle)deg", "\(first) \(middle)deg"]
        let place = numbers[..<2].map { ($0 * Self.fineness).px }.joined(separator: " ")
        return "conic-gradient(from \((start + 90).text)deg at \(place),\(stops.joined(separator: ",")))"
    }
}
