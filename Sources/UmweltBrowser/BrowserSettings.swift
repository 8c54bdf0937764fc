import Foundation
import Umwelt

/// What the browser host is told by variables of the process: where to listen.
public struct BrowserSettings: Sendable {
    /// The address to listen at, by `UMWELT_ADDRESS`: that of this machine alone where nothing is said.
    public var address = "127.0.0.1"

    /// The port to listen at, by `UMWELT_PORT`; if it is taken, the next free one. 0 is for any.
    public var port: UInt16 = 8080

    /// The path at which the tool listens that runs the app, by `UMWELT_TOOL`; nil if none does.
    public var tool: String?

    /// How long a page that has lost its connection keeps its window.
    public var keepsWindowsFor: Duration = .seconds(60)

    /// How many windows there may be. Where there are so many, the page that was left first gives its window up for the
    /// next; if all are shown, the next page is refused.
    public var maxWindows = 1000

    /// Where windows keep what is there again when their page comes back, by `XDG_STATE_HOME`.
    public var stateFolder: SceneStateFolder

    /// Reads the settings; variables that are not there, or empty, leave their setting as it is.
    public init(_ variables: [String: String] = [:]) throws {
        stateFolder = SceneStateFolder(variables: variables)
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let text = value("UMWELT_ADDRESS") {
            guard IPAddress(text) != nil else { throw BrowserHostError.invalidAddress(text) }
            address = text
        }
        if let text = value("UMWELT_PORT") {
            guard let number = UInt16(text) else { throw BrowserHostError.invalidPort(text) }
            port = number
        }
        tool = value("UMWELT_TOOL")
    }
}

/// Why there is nothing to open in a browser.
public enum BrowserHostError: Error, Equatable, CustomStringConvertible {
    /// The address is no number of a machine.
    case invalidAddress(String)
    /// The port is no number of a port.
    case invalidPort(String)
    /// Nothing can be listened to at the address.
    case cannotListen(address: String, reason: String)
    /// No preview is linked into the program.
    case nothingToShow
    /// The port is taken, and so are all after it.
    case noFreePort(after: UInt16)

    /// What to tell the user.
    public var description: String {
        switch self {
        case .invalidAddress(let text): "“\(text)” is no address: write one such as 127.0.0.1."
        case .invalidPort(let text): "“\(text)” is no port: write a number from 0 to 65535."
        case .cannotListen(let address, let reason): "Nothing can listen at \(address): \(reason)"
        case .nothingToShow: "There is nothing to show: write an App with @main, or a #Preview."
        case .noFreePort(let port): "Port \(port) is taken, and so are those after it."
        }
    }
}
