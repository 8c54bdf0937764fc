import Umwelt

/// The task that has the windows hibernate whose pages have been idle for some time.
@MainActor
final class HibernationSweep {
    private let task: Task<Void, Never>

    /// Starts looking for idle pages.
    ///
    /// - Parameters:
    ///   - time: How long a page is idle before its window hibernates.
    ///   - pages: Returns the pages that there are.
    init(after time: Duration, of pages: @escaping @MainActor () -> [Page]) {
        task = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: max(time / 4, .milliseconds(20)))
                let limit = ContinuousClock.now - time
                for page in pages() where page.isAwake && page.lastUse < limit && !Task.isCancelled {
                    page.hibernate()
                    // Each takes some milliseconds, and what users do comes in between.
                    await Task.yield()
                }
            }
        }
    }

    deinit { task.cancel() }
}
