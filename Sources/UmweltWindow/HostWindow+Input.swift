internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// The requests of the views and of the input engine, carried out by the window's widgets.
extension HostWindow: InputSurface, DesktopSurface {
    func announce(_ text: String) { accessibles.announce(text) }

    func raise() { present() }

    func show(_ cursor: PointerCursor) {
        if let own = cursor.picture?.cursor {
            gtk_widget_set_cursor(canvas, own)
            g_object_unref(UnsafeMutableRawPointer(own))
        } else {
            gtk_widget_set_cursor_from_name(canvas, cursor.shape.rawValue)
        }
    }

    // MARK: Notifications

    func requestNotifications(
        asking: Bool, completion: @escaping @MainActor (HostNotification.Permission) -> Void
    ) {
        guard let notifications = host.notifications else { return completion(.unavailable) }
        notifications.request(completion: completion)
    }

    func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) -> Bool {
        host.notifications?.show(notification, completion: completion)
        return host.notifications != nil
    }

    func removeNotifications(_ ids: [String]) { host.notifications?.remove(ids) }

    func showBadge(_ count: Int) { host.notifications?.showBadge(count) }

    // MARK: Appearance

    func offset(_ node: HostNode, by distance: CGPoint) { tree.node(node.id)?.shift = distance }

    func raise(_ child: HostNode?, in parent: HostNode) {
        tree.node(parent.id)?.heldChild = child.flatMap { tree.node($0.id) }
    }

    func scrolled(_ node: HostNode) {
        if let shown = tree.node(node.id), let offset = node.scrollOffset {
            shown.scrollOffset = offset
            shown.forgetPictures()
        }
        gtk_widget_queue_allocate(canvas)
    }

    func redrawDecorations() { gtk_widget_queue_draw(canvas) }

    var drawsFrames: Bool { true }

    // MARK: Keyboard

    var focusedField: (any InputField)? { fields.focused }

    var editsFields: Bool { true }

    func focus(_ node: HostNode?) -> Bool { moveFocus(to: node?.id) }

    /// Moves the focus of GTK to the widget of a node, or to the canvas, which draws nodes without one.
    ///
    /// - Returns: True if the widget is a field, which sends the focus event itself.
    @discardableResult
    func moveFocus(to id: FrameDifference.NodeID?) -> Bool {
        if let id, let field = fields.widget(of: id) {
            field.grabFocus()
            return true
        }
        gtk_widget_grab_focus(id.flatMap { accessibles.widget(of: $0) } ?? canvas)
        return false
    }

    func offers(_ command: StandardCommand) -> Bool { menus.offers(command) }

    func quit() { host.closeAll() }

    // MARK: Drags

    func beginDrag(_ start: DragStart) -> Bool {
        drag.begin(start)
        return true
    }

    func endDrag() { drag.finish() }

    // MARK: Decorations

    /// The focus ring and the scroll indicators, drawn above the views.
    func decorations() -> [RenderNode] { indicators() + focusRing() }

    private func indicators() -> [RenderNode] {
        let grey: Float = view.colorScheme == .dark ? 1 : 0
        let color = GdkRGBA(red: grey, green: grey, blue: grey, alpha: 0.4)
        return input.indicators.map { bar in
            let radius = min(bar.width, bar.height) / 2
            return RenderNode.fill(bar, color).clipped(
                to: SimpleOutline(rect: bar, radii: [CGFloat](repeating: radius, count: 4)))
        }
    }

    private func focusRing() -> [RenderNode] {
        guard let ring = input.focusRing else { return [] }
        // As the browser host's: three points wide, and three points away.
        let path = Path(roundedRect: ring.insetBy(dx: -4.5, dy: -4.5), cornerRadius: 8)
        let color = ResolvedColor(red: 0, green: 122 / 255, blue: 1, opacity: 0.7)
        let pieces = DrawnPieces(
            [.stroke(path, .color(color), StrokeStyle(lineWidth: 3))],
            visible: CGRect(origin: .zero, size: size), scale: scale, origin: .zero, renderer: renderer)
        return pieces.pieces.compactMap { if case .node(let node) = $0 { node } else { nil } }
    }
}

extension FieldWidget: InputField {}
