import Foundation
import Umwelt

/// A window of the app, with AppKit's names.
@MainActor @preconcurrency
public final class NSWindow: UIResponder {
    /// The window; nil once it is gone.
    private(set) weak var host: ViewHost?

    init(_ host: ViewHost) {
        self.host = host
        super.init()
    }

    /// The title; empty if there is none. Views set it by `navigationTitle(_:)`.
    public var title: String { host?.title ?? "" }

    /// True while the window is open and not hidden.
    public var isVisible: Bool { host.map { !$0.isClosed && $0.screen.traits.scenePhase != .background } ?? false }

    /// True if the window is the one that is used.
    public var isKeyWindow: Bool { host != nil && host === OpenWindows.current }

    /// The rectangle of the window in points, from its own top left corner.
    public var frame: CGRect { CGRect(origin: .zero, size: host?.screen.size ?? .zero) }

    /// Closes the window.
    public func close() { host?.system.dismiss() }

    /// Closes the window, unless a view keeps the user from that.
    ///
    /// - Parameter sender: The object that asks for it, which makes no difference.
    public func performClose(_ sender: Any?) {
        if host?.system.allowsDismissal == true { close() }
    }

    /// Brings the window to the front, on a desktop. Browsers let no page do so.
    ///
    /// - Parameter sender: The object that asks for it, which makes no difference.
    public func makeKeyAndOrderFront(_ sender: Any?) { host?.system.raise() }
}
