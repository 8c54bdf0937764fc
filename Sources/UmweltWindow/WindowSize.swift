internal import CGTK
import Foundation
import Umwelt

/// The lengths that windows can have.
@MainActor
enum WindowSize {
    /// The greatest length in points, at which a window with a scale of two has the maximum number of pixels of X11 and
    /// Cairo: 32767.
    static let most: CGFloat = 16_383

    /// Returns a valid initial window size: no larger than the largest monitor in both directions, and with default
    /// lengths for invalid ones.
    static func opening(_ wanted: CGSize) -> CGSize {
        let (standard, screen) = (WindowSettings.defaultSize, largestMonitor)
        func length(_ wanted: CGFloat, _ standard: CGFloat, _ most: CGFloat) -> CGFloat {
            min(wanted.isFinite && wanted >= 1 ? wanted : standard, most)
        }
        let size = CGSize(
            width: length(wanted.width, standard.width, screen.width),
            height: length(wanted.height, standard.height, screen.height))
        if max(wanted.width, wanted.height) > most {
            Log.views.warning(
                """
                A window of \(wanted.width) × \(wanted.height) points is larger than any display. It opens with \
                \(size.width) × \(size.height).
                """)
        }
        return size
    }

    /// Returns a length in GTK's units, clamped to the valid range.
    static func points(_ length: CGFloat) -> gint {
        length.isNaN ? 0 : gint(min(max(length.rounded(.up), 0), most))
    }

    /// The greatest width and height of the display's monitors, in points; of a display that reports none, the greatest
    /// that windows can have.
    private static var largestMonitor: CGSize {
        var size = CGSize.zero
        if let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) {
            for index in 0..<g_list_model_get_n_items(monitors) {
                guard let monitor = g_list_model_get_item(monitors, index) else { continue }
                defer { g_object_unref(monitor) }
                var place = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
                size.width = max(size.width, CGFloat(place.width))
                size.height = max(size.height, CGFloat(place.height))
            }
        }
        return CGSize(width: size.width > 0 ? size.width : most, height: size.height > 0 ? size.height : most)
    }
}
