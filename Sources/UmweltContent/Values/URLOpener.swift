import Foundation

/// What opens URLs outside of the app: the system around a window.
@MainActor
package protocol URLOpener: AnyObject, Sendable {
    /// Opens a URL outside of the app.
    ///
    /// - Parameter answer: Called with false if the URL was not opened: now, or once the user or the system has
    ///   decided.
    func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void)
}

/// A weak reference from a view to what opens URLs.
package struct URLOpenerReference: Equatable, Sendable {
    package private(set) weak var target: (any URLOpener)?

    /// Nothing opens URLs.
    package init() {}

    package init(_ target: any URLOpener) { self.target = target }

    package static func == (left: Self, right: Self) -> Bool { left.target === right.target }
}

/// The key of what opens URLs, which hosts set.
package struct URLOpenerKey: EnvironmentKey {
    package static var defaultValue: URLOpenerReference { URLOpenerReference() }
}
