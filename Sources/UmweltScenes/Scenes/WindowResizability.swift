@_spi(Kernel) import UmweltCore
import Foundation

/// The rule for the size of a window in relation to the size of its content.
public struct WindowResizability: Sendable {
    private enum Kind {
        case automatic, contentSize, contentMinSize
    }

    private let kind: Kind

    /// The default rule: the window has any size, whatever its content has.
    public static let automatic = WindowResizability(kind: .automatic)

    /// Rule of windows that are never smaller than the least size of their content, nor larger than its largest.
    public static let contentSize = WindowResizability(kind: .contentSize)

    /// Rule of windows that are never smaller than the least size of their content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)

    /// Returns the size nearest to a window's that the rule allows.
    ///
    /// - Parameters:
    ///   - size: The size that the window would have, in points.
    ///   - content: A function that returns the size of the content for a proposal.
    func limit(_ size: CGSize, _ content: (ProposedViewSize) -> CGSize) -> CGSize {
        if kind == .automatic { return size }
        let least = content(.zero)
        let most = kind == .contentSize ? content(.infinity) : .infinite
        return CGSize(
            width: max(least.width, min(size.width, most.width)),
            height: max(least.height, min(size.height, most.height)))
    }
}

extension CGSize {
    fileprivate static let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
}

struct WindowResizabilityKey: EnvironmentKey {
    static var defaultValue: WindowResizability { .automatic }
}

extension EnvironmentValues {
    /// The way the size of windows follows their content.
    var windowResizability: WindowResizability {
        get { self[WindowResizabilityKey.self] }
        set { self[WindowResizabilityKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the rule for the size of the scene's windows in relation to the size of their content.
    ///
    /// Windows of the desktop and pictures of the window follow the rule. Pages in a browser are as large as their tab.
    ///
    /// ```swift
    /// Window("About", id: "about") { AboutView() }.windowResizability(.contentSize)
    /// ```
    ///
    /// - Parameters:
    ///   - resizability: The rule: by the content's size, its minimum, or automatic.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func windowResizability(
        _ resizability: WindowResizability, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.windowResizability, resizability, fileID: fileID, line: line)
    }
}

extension WindowSystem {
    /// Returns the size of the window by its scene's ``WindowResizability``.
    ///
    /// - Parameter size: The size that it would have, in points.
    package func resizable(_ size: CGSize) -> CGSize {
        guard let host, let scene = host.app?.scene else { return size }
        let rule = EnvironmentValues(at: scene.scope, tracking: false).windowResizability
        host.update()
        return rule.limit(size) { host.root.node.contentSize(for: $0) }
    }
}
