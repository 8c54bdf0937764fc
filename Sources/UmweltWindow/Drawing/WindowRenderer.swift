internal import CGTK

/// The kind of GSK renderer that shows a window, which determines how it receives pixels.
enum WindowRenderer {
    /// A renderer with textures on the graphics processor.
    case textures
    /// The renderer without a graphics processor. It converts each texture through floating point whenever it shows it
    /// (GTK 4.8), which took half the time of a scrolling frame: it receives Cairo surfaces instead.
    case cairo

    /// - Parameter native: The window; it has a renderer once it is realized.
    init(of native: OpaquePointer) {
        guard let renderer = gtk_native_get_renderer(native) else {
            self = .textures
            return
        }
        let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        self = g_type_check_instance_is_a(instance, gsk_cairo_renderer_get_type()) != 0 ? .cairo : .textures
    }
}
