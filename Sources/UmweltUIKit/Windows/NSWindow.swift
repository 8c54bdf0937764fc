import Foundation
import Umwelt

/// A window of the app, with AppKit's names.
@MainActor @preconcurrency
public final class NSWindow: UIResponder {
    /// The window; nil after its release.
    private(set) weak var host: ViewHost?

    init(_ host: ViewHost) {
        self.host = host
        super.init()
    }

    /// The title; empty for none. Views set it by `navigationTitle(_:)`.
    public var title: String { host?.title ?? "" }

    /// True while the window is open and not hidden.
    public var isVisible: Bool { host.map { !$0.isClosed && $0.screen.traits.scenePhase != .background } ?? false }

    /// True if the window is the current one.
    public var isKeyWindow: Bool { host != nil && host === OpenWindows.current }

    /// The rectangle of the window in points, from its own top left corner.
    public var frame: CGRect { CGRect(origin: .zero, size: host?.screen.size ?? .zero) }

    /// Closes the window.
    public func close() { host?.system.dismiss() }

    /// Closes the window, unless a view forbids it.
    ///
    /// - Parameter sender: The sender, which has no effect.
    public func performClose(_ sender: Any?) {
        if host?.system.allowsDismissal == true { close() }
    }

    /// Brings the window to the front, on a desktop. Browsers do not permit it.
    ///
    /// - Parameter sender: The sender, which has no effect.
    public func makeKeyAndOrderFront(_ sender: Any?) { host?.system.raise() }
}
