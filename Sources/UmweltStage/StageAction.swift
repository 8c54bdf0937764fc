import Foundation
import Umwelt
import UmweltLive
import UmweltPictures

/// One step of a user in a window on the stage.
@MainActor
struct StageAction {
    let host: ViewHost
    let stage: PictureStage

    /// The number of the step in its request, from 1, for messages.
    let number: Int

    /// The distance of a scroll as part of the visible length, so that the reader keeps a line in view. A guess.
    private static let page = 0.8

    /// The greatest number of pages that are searched for a label: a guess at the longest list that is worth it.
    private static let maxPages = 500

    /// The longest time that a step waits, in seconds.
    private static let longestWait = 10.0

    /// Does the step.
    ///
    /// - Throws: ``StageActionError`` if no view has the label, or the view cannot do the step.
    func run(_ step: StageStep) throws {
        switch step {
        case .tap(let label): try tap(label)
        case .type(let text, let field): try replay(.enter(text: text, field: field))
        case .submit(let field): try replay(.submit(field))
        case .reveal(let label): try reveal(label)
        case .scroll(let direction, let label): try scroll(direction, around: label)
        case .slide(let label, let value): try replay(.slide(label, value: value))
        case .increment(let label): try replay(.increment(label))
        case .decrement(let label): try replay(.decrement(label))
        case .perform(let action, let label): try replay(.perform(action: action, on: label))
        case .menu(let label): try replay(.menu(label))
        case .refresh: try replay(.refresh)
        case .back: try replay(.back)
        case .dismiss: try replay(.dismiss)
        case .wait(let seconds): wait(seconds)
        }
    }

    private func fail(_ reason: String) -> StageActionError { StageActionError(step: number, reason: reason) }

    private func replay(_ step: Recording.Step) throws {
        do {
            try host.diagnostics.replay(step, number: number, on: stage)
        } catch let error as ReplayError {
            throw fail(error.reason)
        } catch {
            throw fail("\(error)")
        }
    }

    /// Taps a view. A switch is switched wherever its label is.
    private func tap(_ label: String) throws {
        let node = SemanticsNode.first(in: host.semantics) { $0.label == label }
        if case .toggle? = node?.role { return try replay(.toggle(label)) }
        try replay(.tap(label))
    }

    /// Lets time pass, on the clock of animations and on the machine's.
    private func wait(_ seconds: Double) {
        let seconds = min(max(seconds, 0), Self.longestWait)
        let end = Date(timeIntervalSinceNow: seconds)
        stage.wait(seconds: seconds)
        while Date() < end {
            let pause = min(end, Date(timeIntervalSinceNow: 0.005))
            // A run loop without timers does not wait.
            if !RunLoop.main.run(mode: .default, before: pause) { Thread.sleep(until: pause) }
            host.update()
        }
    }

    // MARK: Scrolling

    private var areas: [HostNode] {
        SemanticsNode.all(in: host.semantics) { node in
            if case .scrollArea = node.role { node.hostNode.scrollRange != .zero } else { false }
        }.map(\.hostNode)
    }

    private func scroll(_ direction: StageStep.Direction, around label: String?) throws {
        let area: HostNode
        if let label {
            guard let node = SemanticsNode.first(in: host.semantics, where: { $0.label == label }) else {
                throw fail("there is no “\(label)” in the window.")
            }
            guard let around = node.hostNode.path.first(where: { $0.scrollRange != .zero }) else {
                throw fail("no scroll view is around “\(label)”.")
            }
            area = around
        } else {
            guard let first = areas.first else { throw fail("nothing scrolls.") }
            area = first
        }
        let isVertical = direction == .up || direction == .down
        let length = isVertical ? area.frame.height : area.frame.width
        let distance = direction == .up || direction == .left ? -length * Self.page : length * Self.page
        guard let offset = area.scrollOffset, move(area, by: distance, isVertical: isVertical) else {
            throw fail("the scroll view does not scroll.")
        }
        if area.scrollOffset == offset { throw fail("the scroll view is at its end.") }
    }

    /// Scrolls by a distance in points, at most to the end. Returns false if the node does not scroll.
    @discardableResult
    private func move(_ area: HostNode, by distance: Double, isVertical: Bool) -> Bool {
        guard var offset = area.scrollOffset else { return false }
        let range = area.scrollRange
        if isVertical {
            offset.y = min(max(offset.y + distance, 0), range.height)
        } else {
            offset.x = min(max(offset.x + distance, 0), range.width)
        }
        return move(area, to: offset)
    }

    private func move(_ area: HostNode, to offset: CGPoint) -> Bool {
        area.send(.scrollBegan)
        guard area.send(.scroll(x: offset.x, y: offset.y)) else { return false }
        area.send(.scrollEnded)
        host.update()
        return true
    }

    /// Scrolls until a view is visible. Views of lazy containers do not exist before they are near: each scroll view is
    /// searched page by page, from its start.
    private func reveal(_ label: String) throws {
        if show(label) { return }
        for area in areas {
            let (start, range) = (area.scrollOffset ?? .zero, area.scrollRange)
            let isVertical = range.height > 0
            let length = (isVertical ? area.frame.height : area.frame.width) * Self.page
            _ = move(area, to: .zero)
            for _ in 0..<Self.maxPages {
                if show(label) { return }
                let offset = area.scrollOffset
                move(area, by: length, isVertical: isVertical)
                if area.scrollOffset == offset { break }
            }
            _ = move(area, to: start)
        }
        throw fail("no view has the label “\(label)”, also further down in the scroll views.")
    }

    /// Scrolls a view that exists into the visible area. Returns false if there is none.
    private func show(_ label: String) -> Bool {
        guard let node = SemanticsNode.first(in: host.semantics, where: { $0.label == label }) else { return false }
        node.hostNode.reveal()
        host.update()
        return true
    }
}

/// The reason why a step cannot be done.
struct StageActionError: Error, CustomStringConvertible {
    let step: Int
    let reason: String

    var description: String { "Step \(step) cannot be done: \(reason)" }
}
