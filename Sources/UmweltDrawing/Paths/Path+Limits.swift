import Foundation

extension Path {
    /// The largest number of steps of a path that are drawn.
    ///
    /// In a path with more steps, single steps would not be visible, and drawing and sending them would only take time.
    package static let maxSteps = 65_536

    /// The smallest number of steps that remain of a part when there are too many parts.
    private static let stepsOfPart = 16

    /// The path with at most `maxSteps` steps.
    ///
    /// Of consecutive steps, those that reach furthest are kept, so that the path covers the same area; of very many
    /// parts, every n-th is kept.
    package var limited: Path { limited(to: Self.maxSteps) }

    /// Returns the path with at most a number of steps.
    func limited(to steps: Int) -> Path {
        guard elements.count > steps else { return self }
        let some = withFewerParts(steps)
        return some.elements.count > steps ? some.withFewerSteps(steps) : some
    }

    private func withFewerParts(_ steps: Int) -> Path {
        let parts = elements.count { if case .move = $0 { true } else { false } }
        let most = steps / Self.stepsOfPart
        guard parts > most else { return self }
        let every = (parts + most - 1) / most
        var (path, part) = (Path(), -1)
        for element in elements {
            if case .move = element { part += 1 }
            if max(part, 0).isMultiple(of: every) { path.elements.append(element) }
        }
        return path
    }

    private func withFewerSteps(_ steps: Int) -> Path {
        // Of each stretch the ends and the furthest point to each of the four sides remain, of a part its beginning
        // and end.
        let length = elements.count * 6 / (steps - 4 * (steps / Self.stepsOfPart)) + 1
        var path = Path()
        var stretch: [CGPoint] = []
        func finish() {
            guard let last = stretch.indices.last else { return }
            func furthest(_ isFurther: (CGPoint, CGPoint) -> Bool) -> Int {
                stretch.indices.reduce(0) { isFurther(stretch[$1], stretch[$0]) ? $1 : $0 }
            }
            let kept: Set = [
                0, last, furthest { $0.x < $1.x }, furthest { $0.x > $1.x }, furthest { $0.y < $1.y },
                furthest { $0.y > $1.y },
            ]
            for index in kept.sorted() { path.addLine(to: stretch[index]) }
            stretch.removeAll(keepingCapacity: true)
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                path.move(to: end)
            case .closeSubpath:
                finish()
                path.closeSubpath()
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                stretch.append(end)
                if stretch.count == length { finish() }
            }
        }
        finish()
        return path
    }
}
