import Foundation

/// An opener of URLs outside of the app: the system around a window.
@MainActor
package protocol URLOpener: AnyObject, Sendable {
    /// Opens a URL outside of the app.
    ///
    /// - Parameter answer: Called with false if the URL was not opened: now, or once the user or the system has
    ///   decided.
    func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void)
}

/// A weak reference from a view to a URL opener.
package struct URLOpenerReference: Equatable, Sendable {
    package private(set) weak var target: (any URLOpener)?

    /// Makes a reference to no opener.
    package init() {}

    /// Makes a reference to an opener.
    package init(_ target: any URLOpener) { self.target = target }

    package static func == (left: Self, right: Self) -> Bool { left.target === right.target }
}

/// The key of the URL opener, which hosts set.
package struct URLOpenerKey: EnvironmentKey {
    package static var defaultValue: URLOpenerReference { URLOpenerReference() }
}
