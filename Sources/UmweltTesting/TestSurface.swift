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

    func show(_ cursor: PointerCursor) { self.cursor = cursor }

    func offers(_ command: StandardCommand) -> Bool { [.undo, .redo, .settings, .close].contains(command) }

    func close() { view.system.dismiss() }
}
