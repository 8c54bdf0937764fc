internal import CAllocator

/// Returns the memory of closed windows to the system.
///
/// The allocator keeps freed memory for later use, which after a rush of pages may be most of the process's memory.
@MainActor
final class HeapTrimmer {
    private var isDue = false

    /// The time between the first closed window and the trimming of the heap.
    ///
    /// Trimming takes some milliseconds, so that all windows that close in that time share one.
    private let delay = Duration.seconds(1)

    /// Schedules the trimming, unless it is already scheduled.
    func schedule() {
        guard !isDue else { return }
        isDue = true
        Task {
            try? await Task.sleep(for: delay)
            isDue = false
            malloc_trim(0)
        }
    }
}
