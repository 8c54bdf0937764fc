import Foundation

/// The state of an app and of all its windows, which one process passes to the next.
package struct HostSnapshot: Codable, Equatable, Sendable {
    /// The state of the app itself.
    package var app: StateSnapshot

    /// The state of the windows.
    package var windows: [Window]

    /// Makes a snapshot; without arguments, for an app that has not run.
    package init(app: StateSnapshot = StateSnapshot(), windows: [Window] = []) {
        self.app = app
        self.windows = windows
    }

    /// The state of one window.
    package struct Window: Codable, Equatable, Sendable {
        /// The host's name for the window; nil for none.
        package var name: String?

        /// The request with which the app opens such a window; nil for a preview.
        package var request: WindowRequest?

        /// The state of the window's views.
        package var state: StateSnapshot

        /// The size in points; nil where another program decides it.
        package var size: CGSize?

        /// Makes the state of a window.
        package init(
            name: String? = nil, request: WindowRequest?, state: StateSnapshot, size: CGSize? = nil
        ) {
            self.name = name
            self.request = request
            self.state = state
            self.size = size
        }
    }
}
