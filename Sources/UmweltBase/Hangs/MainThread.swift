internal import CStack
import Foundation

/// The thread that the hosts' main actor runs on, as seen from other threads.
struct MainThread: Sendable {
    private let thread = pthread_self()

    /// Makes the value for the thread that runs.
    @MainActor init() {}

    /// The addresses of the functions that run on the thread now, for ``RunningCode/find(_:)``. It takes microseconds.
    func sample() -> [UInt] {
        var addresses = [UInt](repeating: 0, count: RunningCode.depth)
        let count = umwelt_sample(thread, &addresses, addresses.count)
        return Array(addresses[..<count])
    }

    /// The number of steps that all threads have taken in passes.
    static var steps: UInt64 { umwelt_steps() }

    /// True if a debugger is attached, which may pause the process for any time.
    static var isDebugged: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
        return status.contains("TracerPid:") && !status.contains("TracerPid:\t0\n")
    }
}
