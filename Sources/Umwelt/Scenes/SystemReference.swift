import Foundation

/// What views ask of the system around their window.
@MainActor
protocol SystemActions: AnyObject, Sendable {
    /// Opens a URL outside of the app. Answers whether that is possible.
    func open(_ url: URL) -> Bool

    /// Opens a window of the app, or brings it to the front.
    func showWindow(_ search: WindowSearch)

    /// Dismisses windows of the app; nil for the view's own.
    func dismissWindows(_ search: WindowSearch?)
}

/// The system around a view, as long as it is there.
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
