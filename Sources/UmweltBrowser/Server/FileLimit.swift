import Foundation

/// The number of files and sockets that the process may have open at the same time.
enum FileLimit {
    /// Raises the limit as far as the system allows, and returns it.
    ///
    /// Systems start processes with 1024, because of old programs that fail with more; the limit that counts is the
    /// hard one.
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        var raised = limit
        raised.rlim_cur = limit.rlim_max
        if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
        return Int(clamping: limit.rlim_cur)
    }
}
