internal import CGTK

/// The style sheet of menu bars in windows whose views are dark, as GTK's own theme may be light then.
@MainActor
enum MenuStyle {
    /// The class of bars in such windows.
    static let dark = "umwelt-dark"

    /// The colours of GNOME's dark theme.
    private static let rules = """
        menubar.\(dark) { background-color: #303030; color: #ffffff; box-shadow: none; }
        menubar.\(dark) popover > contents { background-color: #383838; color: #ffffff; }
        menubar.\(dark) popover > arrow { background-color: #383838; }
        menubar.\(dark) > item:selected, menubar.\(dark) modelbutton:selected,
        menubar.\(dark) modelbutton:hover { background-color: rgba(255, 255, 255, 0.12); color: #ffffff; }
        menubar.\(dark) separator { background-color: rgba(255, 255, 255, 0.15); }
        """

    private static var isInstalled = false

    /// Adds the sheet to the display, once.
    static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let provider = gtk_css_provider_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
}
