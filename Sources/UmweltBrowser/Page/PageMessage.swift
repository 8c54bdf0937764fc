import Foundation
import Umwelt

/// What a page sends: a number that counts up from 1, and one thing that happened.
struct PageMessage: Decodable, Equatable {
    /// How many messages the page has sent over this connection, with this one.
    let number: Int
    let event: Event

    /// What happened.
    enum Event: Equatable {
        /// The page opened, or the system's values changed.
        case system(SystemValues)
        /// The browser went back, to so many levels.
        case back(Int)
        /// The window's user wants what was done last to be taken back, or done again.
        case command(Command)
        /// Something was done to a node.
        case node(UInt32, NodeEvent)

        /// Whether somebody means to do something. Pages send the rest also by themselves, such as when they come back:
        /// where the focus is, how far something is scrolled, that there is a pointer.
        var isWilled: Bool {
            switch self {
            case .system, .back: false
            case .command: true
            case .node(_, let event):
                switch event {
                case .focus, .blur, .scroll, .scrollEnded: false
                case .pointer(let event): event.phase == .began
                default: true
                }
            }
        }
    }

    /// What a window's user may want wherever in the window that is.
    enum Command: String, Decodable {
        case undo, redo
    }

    private enum Keys: String, CodingKey, CaseIterable {
        case number, system, node, event, back, command
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys
        let values = try decoder.container(keyedBy: Keys.self)
        number = try values.decode(Int.self, forKey: .number)
        switch Set(keys.map(\.stringValue)) {
        case ["number", "node", "event"]:
            let done = try values.decode(NodeEvent.self, forKey: .event)
            if let validationError = done.validationError { throw PageFault.malformed(validationError) }
            event = .node(try values.decode(UInt32.self, forKey: .node), done)
        case ["number", "back"]:
            let depth = try values.decode(Int.self, forKey: .back)
            guard (0...10_000).contains(depth) else { throw PageFault.malformed("Nobody has gone as far as that.") }
            event = .back(depth)
        case ["number", "command"]:
            event = .command(try values.decode(Command.self, forKey: .command))
        case ["number", "system"]:
            let system = try values.decode(SystemValues.self, forKey: .system)
            if let validationError = system.validationError { throw PageFault.malformed(validationError) }
            event = .system(system)
        default:
            throw PageFault.malformed("A message has a number and one event.")
        }
    }

    /// Reads a message.
    init(_ text: Data) throws(PageFault) {
        do {
            self = try JSONDecoder().decode(Self.self, from: text)
        } catch let fault as PageFault {
            throw fault
        } catch {
            throw .malformed("A message is an object of JSON with the values that are due.")
        }
    }
}

/// Why a page's connection is closed.
enum PageFault: Error, Equatable {
    /// The WebSocket is not used as its standard says.
    case protocolError(String)
    /// The message cannot be understood.
    case malformed(String)
    /// A message is longer than any that a page of ours sends.
    case oversized
    /// Messages come faster than any user is.
    case tooFast
    /// A message came twice, too late, or before it may.
    case outOfOrder(String)
    /// There are as many pages as there may be.
    case tooManyPages(Int)
    /// The app has no window for the page, or there is no such preview.
    case noWindow

    /// The code that the connection is closed with, as WebSocket's standard gives it.
    var code: UInt16 {
        switch self {
        case .protocolError: 1002
        case .malformed: 1007
        case .outOfOrder, .tooFast, .noWindow: 1008
        case .oversized: 1009
        case .tooManyPages: 1013
        }
    }

    /// What to tell the page.
    var reason: String {
        switch self {
        case .protocolError(let reason), .malformed(let reason), .outOfOrder(let reason): reason
        case .oversized: "A message is longer than \(PageConnection.longestMessage) bytes."
        case .tooFast: "More than \(RateLimit.perSecond) messages a second."
        case .noWindow: "The app has no window for this page."
        case .tooManyPages(let most): "There are \(most) pages already."
        }
    }
}
