import Foundation

extension Path {
    /// The coordinates of the points of all steps, in order.
    package var numbers: [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count * 6)
        func add(_ point: CGPoint) {
            numbers.append(point.x)
            numbers.append(point.y)
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control):
                add(end)
                add(control)
            case .curve(let end, let control1, let control2):
                add(end)
                add(control1)
                add(control2)
            case .closeSubpath: break
            }
        }
        return numbers
    }

    /// Returns a path of the same steps to other points.
    ///
    /// - Parameter numbers: As many coordinates as ``numbers`` has.
    package func with(numbers: [Double]) -> Path {
        var rest = numbers[...]
        func point() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move: return .move(to: point())
            case .line: return .line(to: point())
            case .quadCurve: return .quadCurve(to: point(), control: point())
            case .curve: return .curve(to: point(), control1: point(), control2: point())
            case .closeSubpath: return .closeSubpath
            }
        }
        return path
    }

    /// Returns true if both paths have the same steps, to whichever points.
    package func hasSteps(of other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { step, step2 in
                switch (step, step2) {
                case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
                    (.closeSubpath, .closeSubpath):
                    true
                default: false
                }
            }
    }
}

extension Path {
    /// Returns points along each part of the path, from its beginning to its end.
    ///
    /// - Parameter count: The number of points for each line and curve, after the starting point.
    package func points(forEachStep count: Int) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        forEachSegment { segment, isFirst, _ in
            if isFirst || parts.isEmpty { parts.append([segment.start]) }
            for step in 1...count {
                parts[parts.count - 1].append(segment.point(at: CGFloat(step) / CGFloat(count)))
            }
        }
        return parts
    }
}
