import Foundation
import UmweltBrowser

/// The sockets of all processes, which are kept while processes end and start anew, so that connections wait in them.
final class ServeSockets: Sendable {
    private let listeners: [(pages: PageListener, operators: PageListener)]

    /// The descriptors that processes are given: from 10 on.
    let descriptors: [[Int32]]

    /// Listens at free ports of this machine.
    init(count: Int) throws {
        var settings = try BrowserSettings()
        settings.port = 0
        listeners = try (0..<count).map { _ in (try PageListener(settings), try PageListener(settings)) }
        descriptors = listeners.map { pair in
            [pair.pages, pair.operators].map { fcntl($0.descriptor, F_DUPFD_CLOEXEC, 10) }
        }
    }

    deinit { for descriptor in descriptors.joined() where descriptor >= 0 { close(descriptor) } }

    /// The ports of the processes.
    var places: [ServePlan.Place] {
        listeners.enumerated().map { index, pair in
            ServePlan.Place(number: index + 1, port: pair.pages.port, operatorPort: pair.operators.port)
        }
    }
}

/// The port at which visitors come.
enum ListeningPort {
    /// Returns a port that HAProxy can listen at: the one that is wanted, or a free one for 0.
    ///
    /// - Throws: ``ToolError`` if something else listens there.
    static func check(_ port: UInt16, at address: String) throws -> UInt16 {
        var settings = try BrowserSettings()
        (settings.address, settings.port) = (address, port)
        do {
            let found = try PageListener(settings).port
            guard port == 0 || found == port else {
                throw ToolError("Port \(port) is in use: choose another one with --port.")
            }
            return found
        } catch let error as BrowserHostError {
            throw ToolError("\(error)")
        }
    }
}
