internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

extension HostWindow {
    /// Sets the initial window size so that the views have their requested size, below the menu bar, and below the
    /// title bar if GTK draws it.
    func setOpeningSize() {
        func least(_ widget: Widget) -> CGFloat {
            var length: gint = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &length, nil, nil, nil)
            return CGFloat(length)
        }
        let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkWidget.self)
        let titleBar = max(least(widget) - least(column), 0)
        gtk_window_set_default_size(
            window, WindowSize.points(size.width), WindowSize.points(size.height + menus.height + titleBar))
    }

    /// Applies the views' restrictions on closing and resizing the window.
    func followInteractions() {
        let mayClose = view.system.allowsDismissal
        if (gtk_window_get_deletable(window) != 0) != mayClose { gtk_window_set_deletable(window, mayClose.gboolean) }
        let mayResize = view.system.allowsResizing ?? !hasOneSize
        if (gtk_window_get_resizable(window) != 0) != mayResize { gtk_window_set_resizable(window, mayResize.gboolean) }
    }

    /// The minimum length of the window along an axis, and its current length.
    func lengths(isWidth: Bool) -> (gint, gint) {
        let least = view.system.resizable(.zero)
        let (min, now) = isWidth ? (least.width, size.width) : (least.height, size.height)
        let length = WindowSize.points(min)
        return (length, max(length, gtk_window_get_resizable(window) != 0 ? length : WindowSize.points(now)))
    }
}
