import Foundation
import Umwelt

/// A message of a page: a number that counts up from 1, and one event.
struct PageMessage: Decodable, Equatable {
    /// The number of messages sent over this connection, including this one.
    let number: Int
    let event: Event

    /// The event of a message.
    enum Event: Equatable {
        /// The page opened, or the system's values changed.
        case system(SystemValues)
        /// The browser went back; the value is the remaining number of navigation levels above the root.
        case back(Int)
        /// The user invoked undo or redo.
        case command(Command)
        /// The user wants to edit a source position in a notice of the tool, as `FILE:LINE:COLUMN`.
        case edit(String)
        /// The page's address has a path, a query or a fragment for the app.
        case open(URL)
        /// The user has chosen the files of a request, which the page has sent; nil for none.
        case files(Int, [OutsideItem]?)
        /// A player without a node, by its identity, has started, moved, ended or failed.
        case sound(Int, PlayerEvent)
        /// The page has opened the URL of a request; false if it has not, and will not.
        case opened(Int, Bool)
        /// The user's answer to the question with a number whether the app may show notifications.
        case permission(Int, HostNotification.Permission)
        /// The user's response to the notification with an identifier.
        case notification(String, HostNotification.Response)
        /// The position of the pointer in the window while a view is picked for the inspector; true if it is pressed.
        case pick(CGPoint, Bool)
        /// An event of the node with an id.
        case node(UInt32, NodeEvent)

        /// True if the event is an intentional action of the user. Pages also send the others without user input, such
        /// as after reconnecting: the focus, scroll positions, the presence of a pointer.
        var isRequested: Bool {
            switch self {
            case .system, .back, .edit, .open, .opened, .permission, .pick, .sound: false
            case .command, .files, .notification: true
            case .node(_, let event):
                switch event {
                case .focus, .blur, .scroll, .scrollEnded, .select, .webPage, .player: false
                case .pointer(let event): event.phase == .began
                default: true
                }
            }
        }
    }

    /// A command of the window, independent of a node.
    enum Command: String, Decodable {
        case undo, redo
    }

    private enum Keys: String, CodingKey, CaseIterable {
        case number, system, node, event, back, command, edit, open, files, opened, permission, notification, pick
        case sound
    }

    /// A point at which a view is searched for.
    private struct HitTestPoint: Decodable {
        let x: Double
        let y: Double
        let chooses: Bool
    }

    /// The files that the user has chosen for a request, or the items on the clipboard.
    private struct Files: Decodable {
        let request: Int
        let items: [OutsideItem]?
    }

    /// The fate of the URL of a request.
    private struct Opened: Decodable {
        let request: Int
        let accepted: Bool
    }

    /// The event of a player without a node.
    private struct Sound: Decodable {
        let player: Int
        let event: PlayerEvent
    }

    /// The answer to a question about notifications.
    private struct Permission: Decodable {
        let request: Int
        let state: String
    }

    /// The user's response to a notification.
    private struct NotificationResponse: Decodable {
        let id: String
        let isDismissed: Bool
        let action: String?

        var response: HostNotification.Response {
            isDismissed ? .dismissed : action.map { .action($0) } ?? .opened
        }
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
            var done = try values.decode(NodeEvent.self, forKey: .event)
            if case .key(let stroke) = done { done = .key(stroke: stroke.named) }
            if case .drag(let drag) = done { done = .drag(event: drag.withFiles) }
            if let validationError = done.validationError { throw PageCloseReason.malformed(validationError) }
            event = .node(try values.decode(UInt32.self, forKey: .node), done)
        case ["number", "back"]:
            let depth = try values.decode(Int.self, forKey: .back)
            guard (0...10_000).contains(depth) else {
                throw PageCloseReason.malformed(
                    "The navigation depth \(depth) is not between 0 and 10,000.")
            }
            event = .back(depth)
        case ["number", "command"]:
            event = .command(try values.decode(Command.self, forKey: .command))
        case ["number", "edit"]:
            let place = try values.decode(String.self, forKey: .edit)
            guard place.wholeMatch(of: /[^\x00-\x1F]+:\d+:\d+/) != nil else {
                throw PageCloseReason.malformed("The source location is malformed.")
            }
            event = .edit(place)
        case ["number", "files"]:
            let files = try values.decode(Files.self, forKey: .files)
            guard OutsideItem.areValid(files.items ?? []) else {
                throw PageCloseReason.malformed(
                    "The items of a file message are malformed.")
            }
            event = .files(files.request, files.items?.compactMap(\.withFile))
        case ["number", "opened"]:
            let opened = try values.decode(Opened.self, forKey: .opened)
            event = .opened(opened.request, opened.accepted)
        case ["number", "sound"]:
            let sound = try values.decode(Sound.self, forKey: .sound)
            if let validationError = sound.event.validationError { throw PageCloseReason.malformed(validationError) }
            event = .sound(sound.player, sound.event)
        case ["number", "permission"]:
            let answer = try values.decode(Permission.self, forKey: .permission)
            guard let permission = HostNotification.Permission(browser: answer.state) else {
                throw PageCloseReason.malformed("A browser has no permission of that name.")
            }
            event = .permission(answer.request, permission)
        case ["number", "notification"]:
            let response = try values.decode(NotificationResponse.self, forKey: .notification)
            event = .notification(response.id, response.response)
        case ["number", "pick"]:
            let pick = try values.decode(HitTestPoint.self, forKey: .pick)
            event = .pick(CGPoint(x: pick.x, y: pick.y), pick.chooses)
        case ["number", "open"]:
            let url = try values.decode(URL.self, forKey: .open)
            guard url.scheme == "http" || url.scheme == "https", url.absoluteString.utf8.count <= 2048 else {
                throw PageCloseReason.malformed("The URL is not the URL of a page.")
            }
            event = .open(url)
        case ["number", "system"]:
            let system = try values.decode(SystemValues.self, forKey: .system)
            if let validationError = system.validationError { throw PageCloseReason.malformed(validationError) }
            event = .system(system)
        default:
            throw PageCloseReason.malformed("A message must have a number and one event.")
        }
    }

    /// Decodes a message.
    ///
    /// - Throws: ``PageCloseReason/malformed(_:)``.
    init(_ text: Data) throws(PageCloseReason) {
        do {
            self = try JSONDecoder().decode(Self.self, from: text)
        } catch let fault as PageCloseReason {
            throw fault
        } catch {
            throw .malformed("A message must be a JSON object with the values that its event needs.")
        }
    }
}

extension KeyStroke {
    /// The same stroke of the key that has this name in the DOM.
    fileprivate var named: KeyStroke {
        guard let key = KeyNames.key(named: name) else { return self }
        return KeyStroke(phase, key, characters: characters.isEmpty ? nil : characters, modifiers: modifiers)
    }
}

extension DragEvent {
    /// The same event with the paths of the files that pages have sent, in place of their names. Other files are none.
    fileprivate var withFiles: DragEvent {
        var event = self
        event.items = items.compactMap(\.withFile)
        return event
    }
}

extension OutsideItem {
    /// The same item with the path of the uploaded file instead of its name; nil for none.
    fileprivate var withFile: OutsideItem? {
        guard let name = file else { return self }
        guard let file = PageStores.current.files.claim(name) else { return nil }
        return OutsideItem(mediaType: mediaType, file: file.path)
    }
}

/// The reasons why a page's connection is closed.
enum PageCloseReason: Error, Equatable {
    /// The WebSocket violates its standard.
    case protocolError(String)
    /// The message cannot be decoded, or has invalid values.
    case malformed(String)
    /// A message is longer than any that a page of Umwelt sends.
    case oversized
    /// Messages arrive faster than any user causes them.
    case tooFast
    /// Messages of all pages of a visitor arrive faster than any user causes them.
    case tooFastTogether(Int)
    /// A message was repeated, late, or sent before it is allowed.
    case outOfOrder(String)
    /// The greatest number of pages has been reached.
    case tooManyPages(Int)
    /// The app has no window for the page, or the preview does not exist.
    case noWindow

    /// The close code, by WebSocket's standard.
    var code: UInt16 {
        switch self {
        case .protocolError: 1002
        case .malformed: 1007
        case .outOfOrder, .tooFast, .tooFastTogether, .noWindow: 1008
        case .oversized: 1009
        case .tooManyPages: 1013
        }
    }

    /// The close reason that is sent to the page.
    var reason: String {
        switch self {
        case .protocolError(let reason), .malformed(let reason), .outOfOrder(let reason): reason
        case .oversized: "A message is longer than \(PageConnection.longestMessage) bytes."
        case .tooFast: "More than \(RateLimit.perSecond) messages a second."
        case .tooFastTogether(let most): "More than \(most) messages a second of all your pages."
        case .noWindow: "The app has no window for this page."
        case .tooManyPages(let most): "There are \(most) pages already."
        }
    }
}
