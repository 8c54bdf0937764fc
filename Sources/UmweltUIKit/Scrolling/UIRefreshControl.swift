import Foundation
import Umwelt

/// The control with which the user refreshes the content of a ``UIScrollView``, as with `refreshable(action:)`.
///
/// It sends ``UIControl/Event/valueChanged`` when the user pulls the content. The app calls ``endRefreshing()`` once it is
/// refreshed.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// True while the content is refreshed.
    public private(set) var isRefreshing = false

    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Marks the content as being refreshed. The indicator shows for refreshes that the user has started.
    open func beginRefreshing() { isRefreshing = true }

    /// Hides the indicator.
    open func endRefreshing() {
        isRefreshing = false
        let ended = waiting
        waiting = []
        for continuation in ended { continuation.resume() }
    }

    /// Calls the actions, and returns when the app has ended the refresh.
    func refresh() async {
        isRefreshing = true
        sendActions(for: .valueChanged)
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
