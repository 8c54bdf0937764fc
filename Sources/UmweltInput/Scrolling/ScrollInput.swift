import Foundation
import Umwelt

/// The scrolling of a window by wheels, touchpads, fingers and keys.
@MainActor
final class ScrollInput {
    private unowned let engine: InputEngine

    /// The scroll view that the user scrolls; nil for none.
    private var node: HostNode?

    /// The distance by which the scroll view lags behind the user, in points: scroll offsets are whole pixels.
    private var remainder = CGVector.zero

    /// The velocity of a scroll view that decelerates, in points per second.
    private var velocity = CGVector.zero
    private var lastFrame = 0.0

    /// The velocity of the finger that scrolls, and the time of its last move.
    private var finger: (velocity: CGVector, time: Double)?

    /// The end of scrolling that reports none, as by a wheel.
    private var end: (any ClockAlarm)?

    /// The timer for the next frame of a host that draws no frames itself.
    private var nextFrame: (any ClockAlarm)?

    /// The scroll view that a finger may refresh by pulling it down; nil for none.
    private var pulled: HostNode?

    private var pageTurn = PageTurn()

    private let indicator: ScrollIndicator

    init(_ engine: InputEngine) {
        self.engine = engine
        indicator = ScrollIndicator(engine)
    }

    private var view: ViewHost { engine.view }
    private var now: Double { view.motion.gestureClock.seconds }

    /// True while a scroll view decelerates.
    var isMoving: Bool { velocity != .zero }

    /// The frames of the indicators that show, in the window.
    var indicators: [CGRect] { indicator.frames }

    // MARK: Scroll views

    /// Returns the innermost scroll view at a point that can scroll in a direction.
    private func area(at point: CGPoint, along distance: CGVector) -> HostNode? {
        for node in areas(at: point) {
            guard case .scrollArea(let area) = node.semantics.role, area.canScroll else { continue }
            let range = node.scrollRange
            guard let offset = node.scrollOffset else { continue }
            // Rounding leaves hundredths of a point at the ends.
            func moves(_ offset: CGFloat, _ distance: CGFloat, _ range: CGFloat) -> Bool {
                distance < 0 ? offset > 0.01 : distance > 0 ? offset < range - 0.01 : false
            }
            if moves(offset.x, distance.dx, range.width) || moves(offset.y, distance.dy, range.height) { return node }
            if area.keepsVerticalScrolls && abs(distance.dy) > abs(distance.dx) { return nil }
            if area.keepsHorizontalScrolls && abs(distance.dx) > abs(distance.dy) { return nil }
        }
        return nil
    }

    /// The scroll views at a point, innermost first.
    private func areas(at point: CGPoint) -> [HostNode] { view.nodes.scrolling(at: point).filter(\.isReachable) }

    private func move(_ node: HostNode, by distance: CGVector) {
        guard let offset = node.scrollOffset else { return }
        let range = node.scrollRange
        let new = CGPoint(
            x: min(max(offset.x + remainder.dx + distance.dx, 0), range.width),
            y: min(max(offset.y + remainder.dy + distance.dy, 0), range.height))
        // The end of the content stops the scrolling.
        if new == offset { return velocity = .zero }
        view.send(.scroll(x: new.x, y: new.y), to: node)
        let reached = node.scrollOffset ?? new
        remainder = CGVector(dx: new.x - reached.x, dy: new.y - reached.y)
        // The views have scrolled by themselves, or content before the visible part has changed its length.
        if max(abs(remainder.dx), abs(remainder.dy)) > 2 { remainder = .zero }
        engine.surface.scrolled(node)
        indicator.show(node)
    }

    // MARK: Phases

    private func begin(_ new: HostNode) {
        end?.cancel()
        end = nil
        if let node, node != new { finish() }
        if node == nil {
            remainder = .zero
            new.send(.scrollBegan)
        }
        node = new
    }

    /// Ends the scrolling unless it continues: a wheel reports no end.
    private func endSoon() {
        end?.cancel()
        end = view.motion.gestureClock.alarm(after: InputThresholds.wheelEnd) { [weak self] in
            onMainActor({ @MainActor (input: ScrollInput?) in input?.finish() }, self)
        }
        indicator.hideSoon()
    }

    private func finish() {
        end = nil
        node?.send(.scrollEnded)
        node = nil
        engine.surface.update()
    }

    /// Cancels the timers.
    func stop() {
        for alarm in [end, nextFrame] { alarm?.cancel() }
        (end, nextFrame) = (nil, nil)
        velocity = .zero
        indicator.stop()
    }

    // MARK: Wheels and keys

    func scroll(at point: CGPoint?, by distance: CGVector, isInPoints: Bool) -> Bool {
        let point = point ?? engine.pointers.mouse ?? middle
        var distance = distance
        if !isInPoints {
            // A step of a wheel is a part of the viewport that grows slower than it, as GTK's own.
            let size = area(at: point, along: distance)?.frame.size ?? view.size
            distance.dx *= pow(size.width, 2 / 3)
            distance.dy *= pow(size.height, 2 / 3)
        }
        velocity = .zero
        if let area = area(at: point, along: distance) { return scroll(area, by: distance) }
        guard abs(distance.dx) > abs(distance.dy), let page = PageTurn.page(among: view.nodes.at(point)) else {
            return false
        }
        pageTurn.add(distance.dx, to: page, at: now)
        engine.surface.update()
        return true
    }

    private var middle: CGPoint { CGPoint(x: view.size.width / 2, y: view.size.height / 2) }

    private func scroll(_ area: HostNode, by distance: CGVector) -> Bool {
        begin(area)
        move(area, by: distance)
        engine.surface.update()
        endSoon()
        return true
    }

    /// Scrolls by a key. Returns false if the key scrolls nothing.
    func scroll(by key: KeyEquivalent, from node: HostNode?) -> Bool {
        let point = node.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? middle
        let line = InputThresholds.scrollLine
        let wanted: CGVector? =
            switch key {
            case .upArrow: CGVector(dx: 0, dy: -line)
            case .downArrow: CGVector(dx: 0, dy: line)
            case .leftArrow: CGVector(dx: -line, dy: 0)
            case .rightArrow: CGVector(dx: line, dy: 0)
            case .pageUp: CGVector(dx: 0, dy: -1)
            case .pageDown, .space: CGVector(dx: 0, dy: 1)
            // Farther than any content: the scroll view stops at its end.
            case .home: CGVector(dx: 0, dy: -1e9)
            case .end: CGVector(dx: 0, dy: 1e9)
            default: nil
            }
        guard var distance = wanted, let area = area(at: point, along: distance) else { return false }
        // A page leaves a line of the last one visible.
        if abs(distance.dy) == 1 { distance.dy *= max(area.frame.height - line, line) }
        velocity = .zero
        return scroll(area, by: distance)
    }

    // MARK: Fingers

    /// Returns true if a finger that moves scrolls something, or pulls it down.
    func canDrag(at point: CGPoint, by distance: CGVector) -> Bool {
        area(at: point, along: CGVector(dx: -distance.dx, dy: -distance.dy)) != nil
            || (distance.dy > abs(distance.dx) && pulledArea(at: point) != nil)
    }

    /// Returns the innermost scroll view at a point, if it can be refreshed and is at its top.
    func pulledArea(at point: CGPoint) -> HostNode? {
        guard let node = areas(at: point).first, case .scrollArea(let area) = node.semantics.role, area.canRefresh,
            let offset = node.scrollOffset, offset.y <= 0.01
        else { return nil }
        return node
    }

    /// Stops a scroll view that decelerates, as a finger is put down. Returns false if none does.
    func stopDeceleration() -> Bool {
        guard isMoving else { return false }
        velocity = .zero
        finish()
        return true
    }

    /// Starts scrolling with a finger.
    func beginDrag(at point: CGPoint) {
        velocity = .zero
        finger = nil
        pulled = pulledArea(at: point)
        if let node = areas(at: point).first(where: { $0.scrollRange != .zero }) { begin(node) }
    }

    /// Scrolls by the distance of a finger.
    func drag(by distance: CGVector, time: Double) {
        guard let node else { return }
        move(node, by: CGVector(dx: -distance.dx, dy: -distance.dy))
        if let last = finger, time > last.time {
            let seconds = time - last.time
            finger = (CGVector(dx: -distance.dx / seconds, dy: -distance.dy / seconds), time)
        } else if finger == nil {
            finger = (.zero, time)
        }
    }

    /// Releases the scroll view that a finger has scrolled, and refreshes it if it was pulled down far enough.
    ///
    /// - Parameter distance: The distance of the finger since it was put down; zero for a finger that is cancelled.
    /// - Returns: False if the scroll view was pulled down, but is not refreshed.
    func endDrag(by distance: CGVector) -> Bool {
        let velocity = finger?.velocity ?? .zero
        finger = nil
        fling(at: velocity)
        if !isMoving { endSoon() }
        guard let pulled else { return true }
        self.pulled = nil
        return distance.dy > InputThresholds.pullToRefresh && pulled.send(.refresh)
    }

    // MARK: Deceleration

    func fling(at new: CGVector) {
        guard node != nil, max(abs(new.dx), abs(new.dy)) > InputThresholds.scrollFling else { return }
        end?.cancel()
        end = nil
        velocity = new
        lastFrame = now
        node?.send(.scrollReleased)
        if engine.surface.drawsFrames { engine.surface.beginFrames() } else { scheduleFrame() }
    }

    /// Schedules a frame on the clock, for hosts that draw no frames themselves.
    private func scheduleFrame() {
        nextFrame?.cancel()
        nextFrame = view.motion.gestureClock.alarm(after: 1 / 60) { [weak self] in
            onMainActor(
                { @MainActor (input: ScrollInput?) in
                    guard let input else { return }
                    input.nextFrame = nil
                    input.frame()
                    input.engine.surface.update()
                    if input.isMoving { input.scheduleFrame() }
                }, self)
        }
    }

    /// Moves the scroll view that decelerates, for a frame.
    func frame() {
        guard velocity != .zero, let node else { return }
        let time = now
        let seconds = time - lastFrame
        lastFrame = time
        let rest = pow(InputThresholds.scrollFriction, seconds)
        // The integral of the velocity, so that the distance is the same at every frame rate.
        let factor = (rest - 1) / log(InputThresholds.scrollFriction)
        move(node, by: CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor))
        guard velocity != .zero else { return endSoon() }
        velocity = CGVector(dx: velocity.dx * rest, dy: velocity.dy * rest)
        guard max(abs(velocity.dx), abs(velocity.dy)) < InputThresholds.scrollStop else { return }
        velocity = .zero
        endSoon()
    }
}
