internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// GLib's main loop, which also runs libdispatch's main queue and Foundation's main run loop.
@MainActor
enum MainLoop {
    /// Runs the loop until the process ends.
    static func run() -> Never {
        umwelt_watch_main_queue()
        watchRunLoop()
        let loop = g_main_loop_new(nil, 0)
        while true { g_main_loop_run(loop) }
    }

    /// The loop's work between two waits for events; before it runs, the work of the start.
    fileprivate nonisolated static let work = LoopActivity()

    /// Reports in the terminal when the main thread stops waiting for events.
    static func watchHangs() {
        Watchdog.watch(work, changed: Hang.report)
        g_main_context_set_poll_func(nil, waitForEvents)
    }

    /// Serves the timers of Foundation's main run loop, such as those of `Timer`.
    ///
    /// Before the loop sleeps, the run loop runs what is due, and returns the time of its next timer.
    private static func watchRunLoop() {
        let source = g_source_new(&functions, guint(MemoryLayout<GSource>.size))
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    // GLib keeps the address.
    private static var functions: GSourceFuncs = {
        var functions = GSourceFuncs()
        functions.prepare = { source, timeout in
            onMainActor(
                { @MainActor (parts: (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?)) in
                    MainLoop.prepare(parts.0, parts.1)
                }, (source, timeout))
            return 0
        }
        functions.dispatch = { _, _, _ in gboolean(1) }
        return functions
    }()

    private static func prepare(_ source: UnsafeMutablePointer<GSource>?, _ timeout: UnsafeMutablePointer<gint>?) {
        guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else {
            timeout?.pointee = -1
            return
        }
        let wait = (next.timeIntervalSinceNow * 1000).rounded(.up)
        timeout?.pointee = gint(max(min(wait, 1_000_000), 0))
    }
}

/// Waits for events in place of GLib's own function, and reports the wait to the watchdog. Before waiting, re-reads
/// user defaults that post no change notifications, such as a second object for a suite.
private func waitForEvents(_ descriptors: UnsafeMutablePointer<GPollFD>?, _ count: guint, _ timeout: gint) -> gint {
    DefaultsWatch.shared.reread()
    MainLoop.work.end()
    let result = g_poll(descriptors, count, timeout)
    // GLib reads it.
    let error = errno
    MainLoop.work.begin()
    errno = error
    return result
}
