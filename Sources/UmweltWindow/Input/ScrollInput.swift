internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The scrolling of a window's views: by wheels, touchpads, fingers and keys.
@MainActor
final class ScrollInput {
    private unowned let window: HostWindow

    /// The node that scrolls; nil while none does.
    private var node: HostNode?

    /// The velocity of what goes on scrolling by itself, in points per second.
    private var velocity = CGVector.zero
    private var lastMove: Double?

    /// The velocity of the finger that scrolls, and the time of its last move.
    private var finger: (velocity: CGVector, time: Double)?

    /// The end of the scrolling, unless it goes on; GLib's number of the timer.
    private var end: guint?

    /// The time at which the indicators were shown last; nil while none are.
    private var shownAt: Double?

    /// The time that indicators stay after the last move, in seconds: as GTK's.
    private static let indicatorTime = 1.0

    /// The part of the velocity that is left after a second, as touch screens have it: a guess.
    private static let friction = 0.05

    init(_ window: HostWindow) {
        self.window = window
        let flags = GtkEventControllerScrollFlags(
            GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let controller = gtk_event_controller_scroll_new(flags)!
        let scrolls: @convention(c) (OpaquePointer?, Double, Double, Owner?) -> gboolean = {
            controller, dx, dy, owner in
            call(ScrollInput.self, owner, (controller, CGVector(dx: dx, dy: dy))) { input, parts in
                let isInPoints = gtk_event_controller_scroll_get_unit(parts.0) == GDK_SCROLL_UNIT_SURFACE
                return input.scroll(by: parts.1, isInPoints: isInPoints).gboolean
            }
        }
        let decelerates: @convention(c) (OpaquePointer?, Double, Double, Owner?) -> Void = { _, dx, dy, owner in
            call(ScrollInput.self, owner, CGVector(dx: dx, dy: dy)) { input, velocity in
                input.glide(CGVector(dx: velocity.dx, dy: velocity.dy))
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        umwelt_connect(object, "scroll", callback(scrolls), owner(self))
        umwelt_connect(object, "decelerate", callback(decelerates), owner(self))
        gtk_widget_add_controller(window.canvas, controller)
    }

    /// True while something scrolls by itself.
    var isMoving: Bool { velocity != .zero }

    // MARK: Wheels and touchpads

    private func scroll(by distance: CGVector, isInPoints: Bool) -> Bool {
        guard let place = window.pointers.mouse ?? middle else { return false }
        var distance = distance
        if !isInPoints {
            // A step of a wheel is a part of the viewport that grows slower than it, as GTK's own.
            let size = area(at: place, along: distance)?.frame.size ?? window.size
            distance.dx *= pow(size.width, 2 / 3)
            distance.dy *= pow(size.height, 2 / 3)
        }
        velocity = .zero
        guard let area = area(at: place, along: distance) else { return false }
        begin(area)
        move(area, by: distance)
        window.update()
        endSoon()
        return true
    }

    private var middle: CGPoint? { CGPoint(x: window.size.width / 2, y: window.size.height / 2) }

    /// Returns the innermost node at a point that can scroll in a direction.
    private func area(at point: CGPoint, along distance: CGVector) -> HostNode? {
        for node in areas(at: point) {
            guard case .scrollArea(let area) = node.semantics.role, area.canScroll else { continue }
            let range = range(of: node)
            guard let offset = node.scrollOffset else { continue }
            func moves(_ now: CGFloat, _ by: CGFloat, _ most: CGFloat) -> Bool {
                by < 0 ? now > 0.01 : by > 0 ? now < most - 0.01 : false
            }
            if moves(offset.x, distance.dx, range.width) || moves(offset.y, distance.dy, range.height) { return node }
            if area.keepsVerticalScrolls && abs(distance.dy) > abs(distance.dx) { return nil }
            if area.keepsHorizontalScrolls && abs(distance.dx) > abs(distance.dy) { return nil }
        }
        return nil
    }

    /// The nodes that scroll at a point, innermost first, also where nothing is drawn in them.
    private func areas(at point: CGPoint) -> [HostNode] {
        window.tree.scrollNodes(at: point).compactMap { window.view.node($0.id) }.filter(\.isReachable)
    }

    /// The distances by which a node can be scrolled.
    private func range(of node: HostNode) -> CGSize {
        guard let shown = window.tree.node(node.id), let area = shown.scrollArea else { return .zero }
        let content = shown.children.reduce(CGRect.null) { $0.union($1.frame) }
        guard !content.isNull else { return .zero }
        return CGSize(
            width: area.scrollsHorizontally ? max(content.maxX + area.insets.trailing - shown.frame.width, 0) : 0,
            height: area.scrollsVertically ? max(content.maxY + area.insets.bottom - shown.frame.height, 0) : 0)
    }

    private func move(_ node: HostNode, by distance: CGVector) {
        guard let offset = node.scrollOffset else { return }
        let range = range(of: node)
        let new = CGPoint(
            x: min(max(offset.x + distance.dx, 0), range.width), y: min(max(offset.y + distance.dy, 0), range.height))
        if new == offset { return velocity = .zero }
        // The window draws at once where the views are told to be.
        window.view.send(.scroll(x: new.x, y: new.y), to: node.id)
        if let shown = window.tree.node(node.id) {
            shown.scrollOffset = new
            shown.forgetPictures()
        }
        shownAt = now
        gtk_widget_queue_draw(window.canvas)
        gtk_widget_queue_allocate(window.canvas)
    }

    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func begin(_ new: HostNode) {
        if let end { g_source_remove(end) }
        end = nil
        if let node, node.id != new.id { finish() }
        if node == nil { new.send(.scrollBegan) }
        node = new
    }

    /// Ends the scrolling unless it goes on: wheels tell of no end.
    private func endSoon() {
        if let end { g_source_remove(end) }
        end = g_timeout_add(
            150,
            { owner in
                call(ScrollInput.self, owner, ()) { input, _ in
                    input.end = nil
                    input.finish()
                    return false.gboolean
                }
            }, owner(self))
        hideSoon()
    }

    private func finish() {
        node?.send(.scrollEnded)
        node = nil
        window.update()
    }

    // MARK: By itself

    private func glide(_ new: CGVector) {
        guard node != nil, max(abs(new.dx), abs(new.dy)) > 30 else { return }
        if let end { g_source_remove(end) }
        end = nil
        velocity = new
        lastMove = now
        node?.send(.scrollReleased)
        window.beginFrames()
    }

    /// Moves what scrolls by itself, for a frame.
    func move() {
        guard velocity != .zero, let node else { return }
        let time = now
        let seconds = time - (lastMove ?? time)
        lastMove = time
        move(node, by: CGVector(dx: velocity.dx * seconds, dy: velocity.dy * seconds))
        let rest = pow(Self.friction, seconds)
        velocity = CGVector(dx: velocity.dx * rest, dy: velocity.dy * rest)
        guard max(abs(velocity.dx), abs(velocity.dy)) < 10 else { return }
        velocity = .zero
        endSoon()
    }

    // MARK: Fingers

    /// Returns true if a finger that moves scrolls something.
    func canDrag(at point: CGPoint, by distance: CGVector) -> Bool {
        area(at: point, along: CGVector(dx: -distance.dx, dy: -distance.dy)) != nil
    }

    /// Begins to scroll by a finger.
    func beginDrag(at point: CGPoint) {
        velocity = .zero
        finger = nil
        if let node = areas(at: point).first(where: { range(of: $0) != .zero }) { begin(node) }
    }

    /// Scrolls by the way of a finger.
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

    /// Lets go of what a finger has scrolled.
    func endDrag() {
        let velocity = finger?.velocity ?? .zero
        finger = nil
        glide(velocity)
        if !isMoving { endSoon() }
    }

    // MARK: Keys

    /// Scrolls by a key. Returns false if the key scrolls nothing.
    func scroll(by key: KeyEquivalent, from node: HostNode?) -> Bool {
        let place = node.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? middle
        guard let place else { return false }
        func along(_ part: CGFloat) -> CGVector { CGVector(dx: 0, dy: part) }
        let line: CGFloat = 40
        let wanted: CGVector? =
            switch key {
            case .upArrow: along(-line)
            case .downArrow: along(line)
            case .leftArrow: CGVector(dx: -line, dy: 0)
            case .rightArrow: CGVector(dx: line, dy: 0)
            case .pageUp: along(-1)
            case .pageDown, .space: along(1)
            case .home: along(-1_000_000_000)
            case .end: along(1_000_000_000)
            default: nil
            }
        guard var distance = wanted, let area = area(at: place, along: distance) else { return false }
        // A page leaves a line of the last one visible.
        if abs(distance.dy) == 1 { distance.dy *= max(area.frame.height - line, line) }
        velocity = .zero
        begin(area)
        move(area, by: distance)
        window.update()
        endSoon()
        return true
    }

    // MARK: Indicators

    private var hiding: guint?

    private func hideSoon() {
        if let hiding { g_source_remove(hiding) }
        hiding = g_timeout_add(
            guint(Self.indicatorTime * 1000),
            { owner in
                call(ScrollInput.self, owner, ()) { input, _ in
                    input.hiding = nil
                    input.shownAt = nil
                    gtk_widget_queue_draw(input.window.canvas)
                    return false.gboolean
                }
            }, owner(self))
        indicated = node.map(\.id) ?? indicated
    }

    /// The number of the node whose indicators show.
    private var indicated: FrameDifference.NodeID = 0

    /// The indicators of where the content is, in the window's coordinates.
    func indicators() -> [RenderNode] {
        guard shownAt != nil, let shown = window.tree.node(node?.id ?? indicated), let area = shown.scrollArea,
            let host = window.view.node(shown.id)
        else { return [] }
        let (frame, visible) = shown.placeInWindow
        let range = range(of: host)
        guard visible.width > 0, visible.height > 0 else { return [] }
        var bars: [CGRect] = []
        let (thickness, margin): (CGFloat, CGFloat) = (6, 3)
        if area.showsVerticalIndicator, range.height > 0 {
            let top = frame.minY + area.insets.top + margin
            let room = frame.height - area.insets.top - area.insets.bottom - 2 * margin
            let length = max(room * frame.height / (frame.height + range.height), 30)
            let y = top + (room - length) * shown.scrollOffset.y / range.height
            bars.append(CGRect(x: frame.maxX - thickness - margin, y: y, width: thickness, height: length))
        }
        if area.showsHorizontalIndicator, range.width > 0 {
            let room = frame.width - 2 * margin
            let length = max(room * frame.width / (frame.width + range.width), 30)
            let x = frame.minX + margin + (room - length) * shown.scrollOffset.x / range.width
            bars.append(CGRect(x: x, y: frame.maxY - thickness - margin, width: length, height: thickness))
        }
        let grey: Float = window.view.colorScheme == .dark ? 1 : 0
        let color = GdkRGBA(red: grey, green: grey, blue: grey, alpha: 0.4)
        return bars.map { bar in
            RenderNode.fill(bar, color).clipped(
                to: SimpleOutline(rect: bar, radii: [CGFloat](repeating: thickness / 2, count: 4)))
        }
    }

    /// Ends the timers, as the window closes.
    func stop() {
        for timer in [end, hiding] { if let timer { g_source_remove(timer) } }
        (end, hiding) = (nil, nil)
    }
}
