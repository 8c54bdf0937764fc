internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput
// One file: the tree, the painter's time and the tick belong to the window, and all of its parts change them.

/// A window of the app in a GTK window: shows the views, and passes the user's input on.
@MainActor
final class HostWindow {
    let view: ViewHost
    let host: WindowHost

    /// GTK's window.
    let widget: Widget

    /// The widget that shows the views, which fills the window below the menu bar.
    let canvas: Widget

    /// The widget around the menu bar and the canvas.
    let box: UnsafeMutablePointer<GtkBox>

    let tree = ShownTree()

    // The parts of the window are given it when they are made, at the end of the initialiser, and stay.
    private(set) var input: InputEngine!
    private var pointers: PointerEvents!
    private var wheels: WheelEvents!
    private var keys: KeyEvents!
    private(set) var drag: DragOut!
    private var drops: DropIn!
    private(set) var fields: FieldWidgets!
    private(set) var menus: MenuBar!
    private(set) var accessibles: AccessibleTree!
    private var files: FileDialogs!

    private var isClosed = false

    /// True once the window has a size of the display's.
    private var isOpened = false

    /// GTK's identifier of the frame callback; nil without animations.
    private var tick: guint?

    /// GLib's identifier of the timer for stepwise animations; nil without any.
    private var stepTimer: guint?

    /// The size of the canvas in points.
    private(set) var size: CGSize

    /// True if the scene's windows are not resizable.
    let hasOneSize: Bool

    init(_ view: ViewHost, size: CGSize, host: WindowHost) {
        self.view = view
        self.host = host
        let size = view.system.resizable(size)
        self.size = size
        hasOneSize = view.system.resizable(CGSize(width: 1e6, height: 1e6)) == view.system.resizable(.zero)
        widget = gtk_window_new()
        canvas = umwelt_canvas_new(&Self.callbacks, nil)
        let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        box = column.object.assumingMemoryBound(to: GtkBox.self)
        umwelt_canvas_join(canvas, owner(self))
        input = InputEngine(self)
        pointers = PointerEvents(self)
        wheels = WheelEvents(self)
        keys = KeyEvents(self)
        drag = DragOut(self)
        drops = DropIn(self)
        fields = FieldWidgets(self)
        files = FileDialogs(self)
        menus = MenuBar(self)
        accessibles = AccessibleTree(self)
        gtk_widget_set_vexpand(canvas, true.gboolean)
        gtk_box_append(box, canvas)
        gtk_window_set_child(window, column)
        gtk_widget_grab_focus(canvas)
        view.motion.capabilities = HostCapabilities(animatesChanges: true, movesScreens: true)
        connect()
        view.surface = self
        updateTraits()
        update()
        setOpeningSize()
    }

    /// Sets the initial size of the canvas, in points.
    func setOpeningSize(_ new: CGSize) {
        guard new != size else { return }
        size = view.system.resizable(new)
        // The views are not shown yet: nothing of the new size is animated.
        view.motion.withoutAnimation {
            view.proposedSize = ProposedViewSize(size)
            update()
        }
        setOpeningSize()
    }

    /// GTK's window as its own type.
    var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    }

    /// The number of pixels to the point.
    var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(canvas)) }

    /// Shows the window, or brings it to the front.
    func present() { gtk_window_present(window) }

    // MARK: Life

    private func connect() {
        func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback) {
            umwelt_connect(object, signal, callback, owner(self))
        }
        let closes: @convention(c) (OpaquePointer?, Owner?) -> gboolean = { _, owner in
            call(HostWindow.self, owner, ()) { window, _ in
                if window.view.system.allowsDismissal { window.close() }
                return true.gboolean
            }
        }
        connect(widget.object, "close-request", callback(closes))
        let changes: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(HostWindow.self, owner, ()) { window, _ in window.updateTraits() }
        }
        let changed = callback(changes)
        connect(widget.object, "notify::is-active", changed)
        connect(canvas.object, "notify::scale-factor", changed)
        let realizes: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(HostWindow.self, owner, ()) { window, _ in window.watchSurface() }
        }
        connect(widget.object, "realize", callback(realizes))
        connect(widget.object, "map", callback(realizesTraits))
        connect(widget.object, "unmap", callback(realizesTraits))
    }

    private let realizesTraits: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
        call(HostWindow.self, owner, ()) { window, _ in window.updateTraits() }
    }

    private func watchSurface() {
        if !isOpened { setOpeningSize() }
        isOpened = true
        guard let surface = gtk_native_get_surface(widget.opaque) else { return }
        let changes: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(HostWindow.self, owner, ()) { window, _ in window.updateTraits() }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(surface), "notify::state", callback(changes), owner(self))
    }

    /// Closes the window.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if let tick { gtk_widget_remove_tick_callback(canvas, tick) }
        if let stepTimer { g_source_remove(stepTimer) }
        view.traits.scenePhase = .background
        input.stop()
        drag.finish()
        menus.end()
        fields.removeAll()
        accessibles.removeAll()
        umwelt_canvas_leave(canvas)
        disconnect(widget.object)
        if let surface = gtk_native_get_surface(widget.opaque) { disconnect(UnsafeMutableRawPointer(surface)) }
        gtk_window_destroy(window)
        host.forget(self)
    }

    private func disconnect(_ object: UnsafeMutableRawPointer) {
        g_signal_handlers_disconnect_matched(
            object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
    }

    // MARK: Values

    /// Sets the views' traits to the values of the desktop and of the window.
    func updateTraits() {
        guard !isClosed else { return }
        var traits = host.traits
        // Drives displayScale: the window's
        traits.displayScale = scale
        let isActive = gtk_window_is_active(window) != 0
        // Drives scenePhase: active with the keyboard, inactive without, background when minimised
        traits.scenePhase = isVisible ? (isActive ? .active : .inactive) : .background
        // Drives controlActiveState: whether the window has the keyboard
        traits.controlActiveState = isActive ? .key : .inactive
        host.desktop.settings.apply(to: &traits)
        if !isActive { input.setModifiers([]) }
        if view.traits != traits { view.traits = traits }
        accessibles.isUsed = traits.accessibilityEnabled
        if view.needsUpdate { update() }
        gtk_widget_queue_draw(canvas)
    }

    private var isVisible: Bool {
        guard gtk_widget_get_mapped(widget) != 0, let surface = gtk_native_get_surface(widget.opaque) else {
            return false
        }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
    }

    /// Sets the size of the canvas.
    private func allocate(_ new: CGSize) {
        if new != size || view.proposedSize != ProposedViewSize(new) {
            size = new
            view.proposedSize = ProposedViewSize(new)
        }
        applyFrame()
        fields.place()
        accessibles.place()
    }

    // MARK: Frames

    /// Updates the views, and redraws the window if they have changed.
    func update() {
        guard !isClosed else { return }
        view.update()
        menus.update()
        if applyFrame() { redraw() }
        files.check()
        animate()
    }

    /// Applies the changes of the views since the last frame. Returns false without changes.
    @discardableResult
    private func applyFrame() -> Bool {
        followInteractions()
        let difference = view.nextFrame()
        guard !difference.isEmpty else { return false }
        tree.apply(difference)
        fields.update()
        accessibles.update()
        if let title = difference.title { gtk_window_set_title(window, title.isEmpty ? nil : title) }
        switch difference.focus {
        case .node(let id): moveFocus(to: id)
        case .nowhere: moveFocus(to: nil)
        case nil: break
        }
        if let scheme = difference.colorScheme {
            fields.colorScheme = scheme
            menus.follow(scheme)
        }
        return true
    }

    /// Has a frame made for each of the display's, while something moves.
    private func animate() {
        guard tick == nil, view.motion.isAnimating || input.isMoving else { return }
        tick = gtk_widget_add_tick_callback(
            canvas,
            { _, _, owner in call(HostWindow.self, owner, ()) { window, _ in window.drawFrame().gboolean } },
            owner(self), nil)
    }

    /// Draws the next animation frame. Returns false when all animations have ended.
    private func drawFrame() -> Bool {
        input.frame()
        view.update()
        menus.update()
        if applyFrame() { redraw() }
        if view.motion.isAnimating || input.isMoving { return true }
        tick = nil
        return false
    }

    /// Has the window drawn again, with its fields where they are then: a pointer moves something.
    func redraw() {
        gtk_widget_queue_draw(canvas)
        if fields.isAnyMoved { gtk_widget_queue_allocate(canvas) }
    }

    /// Starts the frames of movements by the user.
    func beginFrames() { animate() }

    // MARK: Drawing

    private func snapshot(_ snapshot: OpaquePointer) {
        guard let root = tree.root else { return }
        // The window's backdrop: what views leave free is as in a picture.
        var background = GdkRGBA(view.colorScheme == .dark ? Self.dark : Self.light)
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
        gtk_snapshot_append_color(snapshot, &background, &bounds)
        let time = view.traits.accessibilityReduceMotion ? nil : Date.timeIntervalSinceReferenceDate
        let painter = WindowPainter(scale: scale, renderer: renderer, time: time) { [fields] node in
            fields?.draw(node)
        }
        if let picture = painter.paint(root, size: size) { gtk_snapshot_append_node(snapshot, picture.pointer) }
        for node in decorations() { gtk_snapshot_append_node(snapshot, node.pointer) }
        step(painter.hasMovement)
    }

    /// The kind of GSK's renderer that shows the window.
    var renderer: WindowRenderer { WindowRenderer(of: widget.opaque) }

    private static let light = ResolvedColor(red: 1, green: 1, blue: 1)
    private static let dark = ResolvedColor(red: 0, green: 0, blue: 0)

    /// Draws the window again an eighth of a second later, while something in it turns in steps.
    private func step(_ isMoving: Bool) {
        guard isMoving, stepTimer == nil, isVisible else { return }
        stepTimer = g_timeout_add(
            1000 / guint(DisplayMovement.spokes),
            { owner in
                call(HostWindow.self, owner, ()) { window, _ in
                    window.stepTimer = nil
                    gtk_widget_queue_draw(window.canvas)
                    return false.gboolean
                }
            }, owner(self))
    }

    // GTK keeps the address.
    private static var callbacks = UmweltCanvasCallbacks(
        snapshot: { owner, snapshot in
            call(HostWindow.self, owner, snapshot) { window, snapshot in
                if let snapshot { window.snapshot(snapshot) }
            }
        },
        measure: { owner, orientation, minimum, natural in
            call(HostWindow.self, owner, (orientation, minimum, natural)) { window, parts in
                let (least, wanted) = window.lengths(isWidth: parts.0 == GTK_ORIENTATION_HORIZONTAL)
                parts.1?.pointee = least
                parts.2?.pointee = wanted
            }
        },
        allocate: { owner, width, height in
            call(HostWindow.self, owner, CGSize(width: Int(width), height: Int(height))) { window, size in
                window.allocate(size)
            }
        })
}
