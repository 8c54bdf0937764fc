import Foundation

/// The actions of the system that views call: of the host, and of the app around their window.
@MainActor
package protocol SystemActions: URLOpener {
    /// Opens a window of the app, or brings it to the front.
    func showWindow(_ search: WindowSearch)

    /// The URLs from outside that the app waits for.
    var pendingURLs: PendingURLs { get }

    /// The scenes of the app whose windows show values, in the order of its declaration.
    var valueScenes: [AppWindows.ValueScene] { get }

    /// True if the host shows several windows of the app.
    var canOpenWindows: Bool { get }

    /// Dismisses windows of the app; nil for the view's own.
    func dismissWindows(_ search: WindowSearch?)
}

/// A weak reference from a view to its system.
package struct SystemReference: Equatable, Sendable {
    package private(set) weak var target: (any SystemActions)?

    /// No system.
    package init() {}

    init(_ target: any SystemActions) { self.target = target }

    package static func == (left: SystemReference, right: SystemReference) -> Bool { left.target === right.target }
}

package struct SystemKey: EnvironmentKey {
    package static var defaultValue: SystemReference { SystemReference() }
}
