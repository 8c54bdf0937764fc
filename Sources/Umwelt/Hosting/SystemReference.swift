import Foundation

/// What views ask of the system around their window.
@MainActor
protocol SystemActions: AnyObject {
    /// Opens a URL outside of the app. Answers whether that is possible.
    func open(_ url: URL) -> Bool
}

/// The system around a view, as long as it is there.
struct SystemReference: Equatable {
    private(set) weak var target: (any SystemActions)?

    /// No system.
    init() {}

    init(_ target: any SystemActions) { self.target = target }

    static func == (left: SystemReference, right: SystemReference) -> Bool { left.target === right.target }
}

struct SystemKey: EnvironmentKey {
    static var defaultValue: SystemReference { SystemReference() }
}
