internal import CAllocator
import Dispatch

/// Returns unused memory to the system, such as that of closed windows.
///
/// The allocator keeps freed memory for later use; after many pages were open, this may be most of the process's
/// memory.
@MainActor
package final class HeapTrimmer {
    private var isDue = false

    /// The time between the first request and the trimming of the heap.
    ///
    /// Trimming takes some milliseconds; the delay lets windows that close at about the same time share one run.
    private let delay = DispatchTimeInterval.seconds(1)

    /// Makes a trimmer, which does nothing until it is called.
    package init() {}

    /// Schedules the trimming, unless it is already scheduled.
    package func schedule() {
        guard !isDue else { return }
        isDue = true
        // A sleeping task would wake a thread of Dispatch's shared ones, whose pool then wakes once a second for ever.
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            self.isDue = false
            malloc_trim(0)
        }
    }
}
