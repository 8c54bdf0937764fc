internal import CAllocator

/// Gives the system the memory back that closed windows held: the allocator keeps what is freed for what comes next,
/// which after a rush of pages may be most of what the process holds.
@MainActor
final class HeapTrimmer {
    private var isDue = false

    /// How long windows may go on closing before their memory is given back, at once for all of them: looking through
    /// the whole heap takes some milliseconds.
    private let delay = Duration.seconds(1)

    /// Gives back, in a moment, what is freed until then.
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
