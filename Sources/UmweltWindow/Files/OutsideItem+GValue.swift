internal import CGTK
import Foundation
import Umwelt

extension OutsideItem {
    /// GLib's string type, whose macro is not visible in Swift: its sixteenth fundamental type.
    static let textType = GType(16 << 2)

    /// Returns the items of the read value: files and URLs, or a text.
    static func all(of value: UnsafePointer<GValue>) -> [OutsideItem] {
        guard let boxed = value.pointee.g_type == gdk_file_list_get_type() ? g_value_get_boxed(value) : nil else {
            guard let text = g_value_get_string(value) else { return [] }
            return [OutsideItem(mediaType: "text/plain", text: String(cString: text))]
        }
        let files = gdk_file_list_get_files(OpaquePointer(boxed))
        defer { g_slist_free(files) }
        var items: [OutsideItem] = []
        var next = files
        while let entry = next {
            if let data = entry.pointee.data { items.append(item(of: OpaquePointer(data))) }
            next = entry.pointee.next
        }
        return items
    }

    private static func item(of file: OpaquePointer) -> OutsideItem {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            return OutsideItem(mediaType: "application/octet-stream", file: String(cString: path))
        }
        let uri = g_file_get_uri(file)
        defer { g_free(uri) }
        return OutsideItem(mediaType: "text/uri-list", text: uri.map { String(cString: $0) } ?? "")
    }
}
