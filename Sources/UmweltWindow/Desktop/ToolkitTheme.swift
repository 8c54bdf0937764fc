internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The theme of GTK's own widgets, loaded when the first of them becomes visible.
///
/// The views are drawn by Umwelt, and a window without GTK widgets does not need the theme: its rules, and the icon
/// list that GTK creates with them, took 3 of 83 MB of a window.
@MainActor
enum ToolkitTheme {
    /// The variable with which the user selects a theme for one program.
    private static let variable = "GTK_THEME"

    /// True while GTK has the theme without any rules.
    private static var isWaiting = false

    /// The trimming of the heap after the theme has been read.
    private static let memory = HeapTrimmer()

    /// The rule from which GTK derives for the desktop that a window is opaque. The theme counts more.
    private static let backdrop = "window { background-color: white; }"

    /// Opens the display, and postpones loading the theme if possible. Returns false without a display.
    static func openDisplay(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard mayWait(variables) else { return GraphicsDriver.openDisplay(variables) }
        setenv(variable, "Empty", 1)
        let isOpen = GraphicsDriver.openDisplay(variables)
        // The settings read the variable when they are made.
        let settings = isOpen ? gtk_settings_get_default() : nil
        // The programs that the app starts have themes of their own.
        unsetenv(variable)
        guard isOpen else { return false }
        isWaiting = settings != nil
        if hasFramesOfDesktop { addBackdrop() } else { use() }
        return true
    }

    /// Makes GTK load the theme, unless it has: one of its own widgets becomes visible.
    static func use() {
        guard isWaiting, let settings = gtk_settings_get_default() else { return }
        isWaiting = false
        // The theme that the desktop has reported meanwhile applies.
        g_object_notify(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name")
        memory.schedule()
    }

    /// Makes GTK load the theme at the first press on one of its widgets, whose menu may open immediately.
    static func awaitPress(on widget: Widget) {
        guard isWaiting, let press = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(press, 0)
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        let presses: @convention(c) (OpaquePointer?, gint, Double, Double, Owner?) -> Void = { _, _, _, _, _ in
            onMainActor({ @MainActor in ToolkitTheme.use() }, ())
        }
        let pressed = callback(presses)
        umwelt_connect(UnsafeMutableRawPointer(press), "pressed", pressed, nil)
        gtk_widget_add_controller(widget, press)
    }

    /// True if the user has chosen neither a theme for this program nor windows whose frames GTK draws.
    static func mayWait(_ variables: [String: String]) -> Bool {
        variables[variable] == nil && variables["GTK_CSD"] != "1"
    }

    /// True if the desktop draws the frames of windows, as on X11. With Wayland GTK may have to.
    private static var hasFramesOfDesktop: Bool {
        guard let display = gdk_display_get_default() else { return false }
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) } == "GdkX11Display"
    }

    private static func addBackdrop() {
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
        gtk_css_provider_load_from_data(provider, backdrop, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    }
}
