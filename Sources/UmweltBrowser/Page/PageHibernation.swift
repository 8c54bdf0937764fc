import Umwelt

/// The hibernation of a page's window, which is invisible to its browser.
@MainActor
final class PageHibernation {
    private let window: ViewHost

    /// The appearance of the page in the browser during hibernation; nil at other times.
    private var look: PageAppearance?

    /// Makes the records of a difference.
    private let records: @MainActor (FrameDifference) -> [NodeRecord]

    init(of window: ViewHost, records: @escaping @MainActor (FrameDifference) -> [NodeRecord]) {
        self.window = window
        self.records = records
    }

    /// True from when the window has begun to hibernate until ``end()``.
    var isUnderWay: Bool { look != nil }

    /// Has the window hibernate. Returns false if it can't.
    func begin() -> Bool {
        guard look == nil, let everything = window.hibernation.begin() else { return false }
        look = PageAppearance(records(everything))
        return true
    }

    /// The result of waking a window.
    enum WakeResult {
        /// The browser's content is current, with the same numbers.
        case same
        /// The browser has to be sent everything. The browser's nodes are current for which a function returns true.
        case other(isSame: (UInt32) -> Bool)
    }

    /// Wakes the window, if it hibernates.
    func end() -> WakeResult {
        guard let old = look else { return .same }
        look = nil
        let difference = window.nextFrame()
        let new = PageAppearance(records(difference))
        let hasSameValues =
            difference.title == nil && difference.colorScheme == nil && difference.navigationDepth == nil
            && difference.navigationURL == nil && difference.focus == nil && difference.removed.isEmpty
        return new == old && hasSameValues ? .same : .other { new.shows($0, like: old) }
    }

    /// Clears the appearance: the browser has disconnected, and another one is sent everything.
    func forget() { look = nil }
}
