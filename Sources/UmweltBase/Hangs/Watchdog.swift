import Dispatch
import Foundation

/// A watchdog thread, which detects that the main actor makes no progress, such as in a body with an endless loop.
///
/// It looks once a second, which costs some microseconds; at a loop that says when it works, only then. It counts looks
/// instead of time, so that a process or a machine that was halted is not taken for one that hangs, and it sees nothing
/// while a debugger is attached.
package enum Watchdog {
    /// The seconds without an answer after which a host says that it does not respond.
    private static let timeout = 3

    /// The seconds without a step after which a picture is given up: a guess, as a closure may be slow.
    private static let pictureTimeout = 10

    /// Watches whether the main queue answers.
    ///
    /// - Parameter changed: Called on the thread of the watch when the main actor does not answer, again when its place in
    ///   the source has been found, and with nil when it answers again.
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

    /// Watches whether a main loop comes to wait for events.
    ///
    /// - Parameters:
    ///   - work: The work of the loop. While there is none, the watch sleeps.
    ///   - changed: Called on the thread of the watch when a piece of work does not come to an end, again when its place in
    ///     the source has been found, and with nil when the work has ended.
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
    /// - Parameter failed: Called on the thread of the watch if a function of the program's own does not come to an
    ///   end.
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

    /// Reports that the main actor does not go on, at once, and then where it is, once that is found.
    private static func report(_ addresses: [UInt], _ changed: (Hang?) -> Void) {
        changed(Hang())
        let hang = RunningCode.find(addresses)
        if hang.phrase != nil { changed(hang) }
    }

    /// Looks once a second, on a thread of its own.
    ///
    /// - Parameter look: The look. It is sent to the thread, so that it is not of the actor on which it is made.
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
