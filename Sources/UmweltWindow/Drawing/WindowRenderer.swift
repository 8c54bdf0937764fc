internal import CGTK

/// The kind of GSK's renderer that shows a window, by which pixels are handed to it.
enum WindowRenderer {
    /// A renderer that keeps textures on the graphics processor.
    case textures
    /// The renderer without a graphics processor. It converts each texture through floating point whenever it shows it
    /// (GTK 4.8), which took half the time of a frame that scrolls: it is given surfaces of Cairo.
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
