import Foundation
import Umwelt

/// The windows of an app under test.
@MainActor
final class TestWindows {
    private let app: AppHost

    /// The windows that views have opened, and not dismissed since.
    private(set) var opened: [TestHost] = []

    init(_ app: AppHost) {
        self.app = app
        app.onOpenWindow = { [weak self] request, opener in self?.open(request, from: opener) }
        app.onDismissWindow = { [weak self] window in self?.opened.removeAll { $0.shows(window) } }
    }

    /// Opens a window with the traits and the size of the window whose view requests it, unless the scene sets a size.
    private func open(_ request: WindowRequest, from opener: ViewHost) {
        guard app.window(for: request) == nil else { return }
        let size = app.defaultSize(for: request).map { ProposedViewSize($0) } ?? opener.proposedSize
        let window = app.openWindow(request, traits: opener.traits, proposedSize: size)
        if let window { opened.append(TestHost(window: window, of: self)) }
    }
}
