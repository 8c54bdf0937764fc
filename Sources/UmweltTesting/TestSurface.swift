import Foundation
import Umwelt
import UmweltInput

/// The window of a test, as its views and the input engine use it.
@MainActor
final class TestSurface: InputSurface {
    let view: ViewHost

    /// The engine that recognises gestures in raw input.
    private(set) lazy var input = InputEngine(self)

    /// The cursor that the engine has shown last.
    private(set) var cursor: PointerCursor?

    var onOpenURL: ((URL) -> Bool)?
    var onCopy: ((String) -> Void)?
    var onAnnounce: ((String) -> Void)?
    var onRaise: (() -> Void)?

    /// The players without a view, in the order in which they have begun, and the functions that their events are passed
    /// to.
    private(set) var sounds: [(state: PlayerSemantics, onEvent: @MainActor (PlayerEvent) -> Void)] = []
    var notifications = TestNotifications()

    init(_ view: ViewHost) {
        self.view = view
        view.surface = self
    }

    func update() { view.update() }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) { completion(onOpenURL?(url) ?? false) }

    func copy(_ text: String) { onCopy?(text) }

    func announce(_ text: String) { onAnnounce?(text) }

    func raise() { onRaise?() }

    func play(_ sound: PlayerSemantics, onEvent: @escaping @MainActor (PlayerEvent) -> Void) {
        let index = sounds.firstIndex { $0.state.player == sound.player }
        // A player that is gone has still played what it did.
        guard sound.source != nil else { return }
        if let index { sounds[index] = (sound, onEvent) } else { sounds.append((sound, onEvent)) }
    }

    func show(_ cursor: PointerCursor) { self.cursor = cursor }

    func offers(_ command: StandardCommand) -> Bool { [.undo, .redo, .settings, .close].contains(command) }

    func close() { view.system.dismiss() }
}
