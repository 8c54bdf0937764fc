import Dispatch
import Foundation

/// Lets the tool end in order when somebody presses control-C, closes the terminal, or kills it politely.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Else the process would end before anybody is asked. Programs that it starts are not affected.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }

    /// Listens no longer.
    func end() { for source in sources { source.cancel() } }
}
