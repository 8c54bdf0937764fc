import Umwelt
import UmweltInput

/// The window of a test, as the input engine uses it.
@MainActor
final class TestSurface: InputSurface {
    let view: ViewHost

    /// The engine that raw gestures go through.
    private(set) lazy var input = InputEngine(self)

    init(_ view: ViewHost) { self.view = view }

    func update() { view.update() }

    func offers(_ command: StandardCommand) -> Bool { [.undo, .redo, .settings, .close].contains(command) }

    func close() { view.dismiss() }
}
