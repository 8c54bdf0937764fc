/// The way from the views of a window to the clipboard.
package final class WindowClipboard {
    /// Puts a text on the clipboard of the host; nil in a host without one.
    package var write: ((String) -> Void)?
}

extension WindowElement {
    /// The way from the window's views to the clipboard.
    package final var clipboard: WindowClipboard { attachments.object { WindowClipboard() } }
}
