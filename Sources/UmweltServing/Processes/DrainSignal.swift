import Dispatch
import Foundation
import Umwelt

/// The handler of SIGTERM, with which systems ask a process to end.
@MainActor
package final class DrainSignal {
    private let source: any DispatchSourceSignal

    /// Calls an action at the first SIGTERM. The process ends at the second signal, and if the action has not ended it
    /// within some seconds, as when the main actor hangs.
    package init(within seconds: Double, _ action: @escaping @Sendable () -> Void) {
        // Otherwise the process would end before the action is called. Child processes are not affected.
        signal(SIGTERM, SIG_IGN)
        let queue = DispatchQueue(label: "umwelt.drain")
        source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: queue)
        // The queue runs one handler after the other.
        nonisolated(unsafe) var isAsked = false
        let handle: @Sendable () -> Void = {
            if isAsked { _exit(EXIT_FAILURE) }
            isAsked = true
            queue.asyncAfter(deadline: .now() + seconds) {
                Log.server.error("The drain time is over, and some pages are still connected: the process ends.")
                _exit(EXIT_FAILURE)
            }
            action()
        }
        source.setEventHandler(handler: handle)
        source.resume()
    }
}
