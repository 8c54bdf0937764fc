/// The timer that suspends a page which its browser has hidden for some time.
@MainActor
final class SuspensionTimer {
    private var timer: Task<Void, Never>?

    /// Starts the timer of a hidden page, and stops that of a visible page.
    ///
    /// - Parameters:
    ///   - isHidden: True if the page is hidden.
    ///   - time: The time after which a hidden page is suspended; nil for never.
    ///   - suspend: Suspends the page. Returns false if it can't be now: it is tried again after the same time.
    func update(isHidden: Bool, after time: Duration?, _ suspend: @escaping @MainActor () async -> Bool) {
        guard let time, isHidden else { return stop() }
        guard timer == nil else { return }
        timer = Task {
            repeat {
                try? await Task.sleep(for: time)
                if Task.isCancelled { return }
            } while await !suspend()
        }
    }

    /// Stops the timer.
    func stop() {
        timer?.cancel()
        timer = nil
    }
}
