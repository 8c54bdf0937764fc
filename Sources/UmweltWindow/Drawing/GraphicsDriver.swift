internal import CGTK
import Foundation

/// The choice whether GTK loads a driver of OpenGL, made before it opens the display.
///
/// GTK 4.8 loads one for every display, even if GSK draws with Cairo. Without a graphics processor it is Mesa's, which
/// compiles shaders with LLVM: 57 of 145 MB of a window and a third of its start. A scrolling frame takes twice as long
/// as with Cairo, which draws then.
enum GraphicsDriver {
    /// Opens the display. Returns false if no view accepts it.
    static func openDisplay(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard !isWanted(variables, hasProcessor: hasProcessor) else { return gtk_init_check() != 0 }
        let words = variables["GDK_DEBUG"]
        setenv("GDK_DEBUG", [words, "gl-disable"].compactMap(\.self).joined(separator: ":"), 1)
        // The programs that the app starts are others.
        defer { if let words { setenv("GDK_DEBUG", words, 1) } else { unsetenv("GDK_DEBUG") } }
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else { return false }
        // Here GSK looks first, before its variable.
        let object = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GObject.self)
        g_object_set_data_full(object, "gsk-renderer", g_strdup("cairo"), g_free)
        return true
    }

    /// True if a driver should be loaded: there is a graphics processor, unless the user has selected a renderer or
    /// driver.
    static func isWanted(_ variables: [String: String], hasProcessor: Bool) -> Bool {
        if let renderer = variables["GSK_RENDERER"], !renderer.isEmpty { return renderer != "cairo" }
        return hasProcessor || variables["GDK_DEBUG"]?.contains("gl-") == true
    }

    /// True if the user may use a graphics processor: through the kernel's interface, NVIDIA's own driver, or Windows
    /// with Linux in it.
    private static var hasProcessor: Bool {
        let cards = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        let nodes = cards.filter { $0.hasPrefix("renderD") }.map { "/dev/dri/\($0)" }
        return (nodes + ["/dev/nvidiactl", "/dev/dxg"]).contains { access($0, R_OK | W_OK) == 0 }
    }
}
