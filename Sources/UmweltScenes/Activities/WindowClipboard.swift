@_spi(Kernel) import UmweltCore

/// The connection of a window's views to the clipboard.
package final class WindowClipboard {
    weak var surface: (any HostSurface)?

    /// Copies a text to the clipboard of the host.
    @MainActor package func write(_ text: String) { surface?.copy(text) }
}

extension WindowElement {
    /// The connection of the window's views to the clipboard.
    package final var clipboard: WindowClipboard { attachments.object { WindowClipboard() } }
}
