import Foundation

/// A gesture of one or more pointers, from the first press to the last release, in a recording.
package struct RecordedGesture: Codable, Equatable, Sendable {
    /// The label of the view where it started; nil for none: then its positions are in window coordinates.
    package var view: String?

    /// The pointers, in the order of their presses.
    package var pointers: [Pointer]

    /// A pointer: where it was and when, from when it went down to when it was lifted.
    package struct Pointer: Codable, Equatable, Sendable {
        package var device: PointerEvent.Device
        package var samples: [Sample]
    }

    /// The position of a pointer at a time.
    package struct Sample: Codable, Equatable, Sendable {
        /// The time in seconds since the gesture began.
        package var time: Double

        /// The x coordinate in points, from the left edge of the view.
        package var x: Double
        package var y: Double

        /// The position as a point.
        package var point: CGPoint { CGPoint(x: x, y: y) }
    }
}

// MARK: What it is

extension RecordedGesture {
    /// The kinds of gestures that tests have words for.
    enum Kind: Equatable {
        case tap(CGPoint)
        case press(CGPoint, seconds: Double)
        case drag([CGPoint], seconds: Double)
        case pinch(from: CGPoint, magnification: Double, degrees: Double, seconds: Double)
        /// A gesture of more than two pointers.
        case other
    }

    /// The seconds from which a still press is a long press: the default of `LongPressGesture`. Shorter ones that views
    /// ask for are taps.
    private static let longPress = 0.5

    /// The kind of the gesture.
    var kind: Kind {
        guard let first = pointers.first?.samples, let start = first.first, let end = first.last else { return .other }
        if pointers.count == 1 {
            let isMoved = first.contains { GestureInput.distance(start.point, $0.point) > TapTracker.reach }
            if isMoved { return .drag(first.map(\.point), seconds: end.time - start.time) }
            return end.time - start.time >= Self.longPress
                ? .press(start.point, seconds: end.time - start.time) : .tap(start.point)
        }
        return pinch ?? .other
    }

    /// The change of distance and direction between two pointers, while both were down.
    private var pinch: Kind? {
        guard pointers.count == 2, let begin = pointers.compactMap(\.samples.first?.time).max(),
            let end = pointers.compactMap(\.samples.last?.time).min(), begin <= end
        else { return nil }
        let known = pointers.flatMap { $0.samples.map(\.time) }.filter { begin...end ~= $0 }
        let times = Set(known + [begin, end]).sorted()
        let places = times.map { time in (pointers[0].place(at: time), pointers[1].place(at: time)) }
        guard let first = places.first, let last = places.last else { return nil }
        func angle(_ fingers: (CGPoint, CGPoint)) -> Double {
            atan2(fingers.1.y - fingers.0.y, fingers.1.x - fingers.0.x)
        }
        var turned = 0.0
        for (before, after) in zip(places, places.dropFirst()) {
            turned += (angle(after) - angle(before)).remainder(dividingBy: 2 * .pi)
        }
        return .pinch(
            from: CGPoint(x: (first.0.x + first.1.x) / 2, y: (first.0.y + first.1.y) / 2),
            magnification: GestureInput.distance(last.0, last.1) / max(GestureInput.distance(first.0, first.1), 1),
            degrees: turned * 180 / .pi, seconds: end - begin)
    }
}

extension RecordedGesture.Pointer {
    /// The interpolated position at a time.
    fileprivate func place(at time: Double) -> CGPoint {
        guard let next = samples.first(where: { $0.time >= time }) else { return samples.last?.point ?? .zero }
        guard let last = samples.last(where: { $0.time < time }) else { return next.point }
        return last.place(at: time, towards: next)
    }

    /// Removes the samples that linear interpolation reproduces.
    ///
    /// - Parameter tolerance: The permitted error in points.
    mutating func thin(to tolerance: Double = 1) {
        guard samples.count > 2 else { return }
        var kept: Set<Int> = [0, samples.count - 1]
        var spans = [(first: 0, last: samples.count - 1)]
        while let (first, last) = spans.popLast() {
            var farthest: (index: Int, distance: Double)?
            for index in first + 1..<max(last, first + 1) {
                let steady = samples[first].place(at: samples[index].time, towards: samples[last])
                let distance = Double(GestureInput.distance(steady, samples[index].point))
                if distance > farthest?.distance ?? tolerance { farthest = (index, distance) }
            }
            guard let farthest else { continue }
            kept.insert(farthest.index)
            spans += [(first, farthest.index), (farthest.index, last)]
        }
        samples = kept.sorted().map { samples[$0] }
    }
}

extension RecordedGesture.Sample {
    /// The interpolated position at a time before a later sample.
    fileprivate func place(at time: Double, towards next: Self) -> CGPoint {
        let share = next.time > self.time ? (time - self.time) / (next.time - self.time) : 1
        return CGPoint(x: x + (next.x - x) * share, y: y + (next.y - y) * share)
    }
}
