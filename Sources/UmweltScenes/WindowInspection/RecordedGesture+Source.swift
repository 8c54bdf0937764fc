import Foundation

extension RecordedGesture {
    /// The source of a test that does the same, a line for each call.
    ///
    /// Pointers move at constant speed in it, with the original duration. A replay moves them as the recorded ones.
    var source: String {
        let view = view?.debugDescription
        func call(_ name: String, _ arguments: [String?]) -> String {
            "#expect(host.\(name)(\(arguments.compactMap(\.self).joined(separator: ", "))))"
        }
        func seconds(_ seconds: Double) -> String { "for: \(Recording.number(seconds))" }
        switch kind {
        case .tap(let point): return call("tap", [view, "at: \(Recording.point(point))"])
        case .press(let point, let time):
            return call("longPress", [view, "at: \(Recording.point(point))", seconds(time)])
        case .drag(let path, let time):
            return call(
                "drag", [view, "along: [\(path.map(Recording.point).joined(separator: ", "))]", seconds(time)])
        case .pinch(let point, let magnification, let degrees, let time):
            func rounded(_ value: Double) -> String { Recording.number((value * 100).rounded() / 100) }
            return call(
                "pinch",
                [
                    view, "at: \(Recording.point(point))", "magnification: \(rounded(magnification))",
                    "rotation: .degrees(\(rounded(degrees)))", seconds(time),
                ])
        case .other: return touches.joined(separator: "\n")
        }
    }

    /// The lines of a multi-pointer gesture, in window coordinates.
    private var touches: [String] {
        var lines: [String] = []
        var time = 0.0
        for event in events {
            if event.time > time { lines.append("host.advance(by: \(Recording.number(event.time - time)))") }
            time = event.time
            let place = "\(Recording.point(event.location)), finger: \(event.pointer)"
            switch event.phase {
            case .began: lines.append("#expect(host.touchDown(at: \(place)))")
            case .ended: lines.append("host.touchUp(at: \(place))")
            default: lines.append("host.touchMove(to: \(place))")
            }
        }
        return lines
    }

    /// The events of the pointers in the order of their times, which count from the beginning. Each pointer moves to
    /// its final position, and all move before any is lifted.
    var events: [PointerEvent] {
        func order(_ phase: PointerEvent.Phase) -> Int { phase == .began ? 0 : phase == .ended ? 2 : 1 }
        let events = pointers.enumerated().flatMap { number, pointer -> [PointerEvent] in
            guard let first = pointer.samples.first, let last = pointer.samples.last else { return [] }
            func event(_ phase: PointerEvent.Phase, _ sample: Sample) -> PointerEvent {
                PointerEvent(phase, at: sample.point, time: sample.time, device: pointer.device, pointer: number + 1)
            }
            let moves = pointer.samples.dropFirst().map { event(.moved, $0) }
            return [event(.began, first)] + moves + [event(.ended, last)]
        }
        return events.enumerated()
            .sorted { one, other in
                (one.element.time, order(one.element.phase), one.offset)
                    < (other.element.time, order(other.element.phase), other.offset)
            }
            .map(\.element)
    }
}

extension RecordedGesture: CustomStringConvertible {
    package var description: String {
        let place = view.map { "“\($0)”" } ?? "the window"
        func at(_ point: CGPoint) -> String { "at \(Recording.number(point.x)), \(Recording.number(point.y))" }
        return switch kind {
        case .tap(let point): "Tap \(place) \(at(point))"
        case .press(let point, let seconds): "Press \(place) \(at(point)) for \(Recording.number(seconds)) s"
        case .drag(let path, _): "Drag in \(place) from \(path.first.map(at) ?? "") to \(path.last.map(at) ?? "")"
        case .pinch(_, let magnification, let degrees, _):
            "Pinch \(place) to \(Recording.number((magnification * 100).rounded())) %, by "
                + "\(Recording.number(degrees.rounded()))°"
        case .other: "Move \(pointers.count) fingers in \(place)"
        }
    }
}
