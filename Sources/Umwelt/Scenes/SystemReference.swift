import Foundation

/// The actions of the system that views call: of the host, and of the app around their window.
@MainActor
protocol SystemActions: AnyObject, Sendable {
    /// Opens a URL outside of the app.
    ///
    /// - Parameter answer: Called with false if the URL was not opened: now, or once the user or the system has
    ///   decided.
    func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void)

    /// Opens a window of the app, or brings it to the front.
    func showWindow(_ search: WindowSearch)

    /// The URLs from outside that the app waits for.
    var awaitedURLs: AwaitedURLs { get }

    /// The scenes of the app whose windows show values, in the order of its declaration.
    var valueScenes: [AppWindows.ValueScene] { get }

    /// True if the host shows several windows of the app.
    var canOpenWindows: Bool { get }

    /// Dismisses windows of the app; nil for the view's own.
    func dismissWindows(_ search: WindowSearch?)
}

/// A weak reference from a view to its system.
struct SystemReference: Equatable, Sendable {
    private(set) weak var target: (any SystemActions)?

    /// No system.
    init() {}

    init(_ target: any SystemActions) { self.target = target }

    static func == (left: SystemReference, right: SystemReference) -> Bool { left.target === right.target }
}

struct SystemKey: EnvironmentKey {
    static var defaultValue: SystemReference { SystemReference() }
}
