import Foundation
import UmweltBrowser

/// The sockets of all processes, which stay open while processes restart, so that connections wait in them.
final class ServeSockets: Sendable {
    private let listeners: [(pages: PageListener, operators: PageListener)]

    /// The descriptors for processes: from 10 on.
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

/// The public port.
enum ListeningPort {
    /// Returns a free port for HAProxy: the requested one, or any for 0.
    ///
    /// - Throws: ``ToolError`` if the port is in use.
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
