internal import CGTK
import Foundation
import Umwelt
import UmweltRendering

extension PointerInterest.CursorPicture {
    /// A cursor of GDK's with the picture, to be released; nil if it cannot be drawn.
    var cursor: OpaquePointer? {
        guard let data = try? picture.pngData(compression: .fast) else { return nil }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_cursor_new_from_texture(texture, gint(hotSpot.x), gint(hotSpot.y), nil)
    }
}
