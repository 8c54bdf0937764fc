import Dispatch
import Foundation

/// A watchdog thread, which detects that the main actor makes no progress, such as in a body with an endless loop.
///
/// It looks once a second, which costs some microseconds; if the main loop reports when it works, it only looks then.
/// It counts looks instead of measuring time, so that a suspended process or machine is not reported as a hang, and it
/// reports nothing while a debugger is attached.
package enum Watchdog {
    /// The seconds without an answer after which a host reports that the app does not respond.
    private static let timeout = 3

    /// The seconds without progress after which drawing a picture is given up: a guess, as a closure may be slow.
    private static let pictureTimeout = 10

    /// Watches whether the main queue answers.
    ///
    /// - Parameter changed: Called on the watch's thread when the main actor stops answering, again when the place in
    ///   the source has been found, and with nil when the main actor answers again.
    @MainActor package static func watchAnswers(changed: @escaping @Sendable (Hang?) -> Void) {
        let answers = LockedValue(0)
        var asked = 0
        var missed = 0
        var hangs = false
        look(at: MainThread()) { thread in
            if answers.withLock({ $0 }) == asked {
                if hangs { changed(nil) }
                hangs = false
                missed = 0
                asked += 1
                DispatchQueue.main.async { answers.withLock { $0 += 1 } }
                return
            }
            missed += 1
            guard missed >= timeout, !hangs, !MainThread.isDebugged else { return }
            hangs = true
            report(thread.sample(), changed)
        }
    }

    /// Watches whether a main loop returns to waiting for events.
    ///
    /// - Parameters:
    ///   - work: The work of the loop. The watch sleeps while the loop waits.
    ///   - changed: Called on the watch's thread when a piece of work takes too long, again when the place in the
    ///     source has been found, and with nil when the work has ended.
    @MainActor package static func watch(_ work: LoopActivity, changed: @escaping @Sendable (Hang?) -> Void) {
        var last = work.piece
        var missed = 0
        var hangs = false
        look(at: MainThread()) { thread in
            let piece = work.piece
            guard let piece, piece == last else {
                if hangs { changed(nil) }
                hangs = false
                missed = 0
                if piece == nil { work.waitForWork() }
                last = work.piece
                return
            }
            missed += 1
            guard missed >= timeout, !hangs, !MainThread.isDebugged else { return }
            hangs = true
            report(thread.sample(), changed)
        }
    }

    /// Watches whether the views that are drawn are updated, measured, placed or drawn: a picture's host does not
    /// answer in between.
    ///
    /// - Parameter failed: Called on the watch's thread if one of the app's functions does not return.
    @MainActor package static func watchSteps(failed: @escaping @Sendable (Hang) -> Void) {
        var last: UInt64 = 0
        var missed = 0
        look(at: MainThread()) { thread in
            let steps = MainThread.steps
            missed = steps == last ? missed + 1 : 0
            last = steps
            guard missed >= pictureTimeout, !MainThread.isDebugged else { return }
            missed = 0
            let hang = RunningCode.find(thread.sample())
            // The library may be busy for long, such as with the pictures of a film.
            if hang.place != nil { failed(hang) }
        }
    }

    /// Reports at once that the main actor is blocked, and later where, when that has been found.
    private static func report(_ addresses: [UInt], _ changed: (Hang?) -> Void) {
        changed(Hang())
        let hang = RunningCode.find(addresses)
        if hang.phrase != nil { changed(hang) }
    }

    /// Calls `look` once a second, on a separate thread.
    ///
    /// - Parameter look: The check to make. It is sent to the thread, so that it is not bound to the actor that made
    ///   it.
    private static func look(at main: MainThread, _ look: sending @escaping (MainThread) -> Void) {
        // Called on the thread alone from here on.
        nonisolated(unsafe) let look = look
        let thread = Thread {
            while true {
                sleep(1)
                look(main)
            }
        }
        thread.name = "umwelt.hangs"
        thread.start()
    }
}
