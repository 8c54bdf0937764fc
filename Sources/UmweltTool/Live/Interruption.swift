import Dispatch
import Foundation

/// Calls an action when the user presses control-C, closes the terminal, or ends the tool with SIGTERM, so that it can
/// clean up.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Otherwise the process would end before the action is called. Child processes are not affected.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }

    /// Stops handling the signals.
    func end() { for source in sources { source.cancel() } }
}
