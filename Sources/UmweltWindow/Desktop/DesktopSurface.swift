internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// A window whose views use the desktop: programs for URLs, and the clipboard.
@MainActor
protocol DesktopSurface: HostSurface {}

extension DesktopSurface {
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        completion(g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0)
    }

    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme, let app = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(app))
        return true
    }

    func copy(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }
}
