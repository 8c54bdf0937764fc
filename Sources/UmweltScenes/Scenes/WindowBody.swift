@_spi(Kernel) import UmweltCore

/// The content of a window, created by its scene for this window only, and again when a value that was read has
/// changed.
nonisolated struct WindowBody<Content: View>: View, PrimitiveView {
    let make: (WindowValue?) -> Content
    let value: WindowValue?

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        WindowBodyElement(view, inputs)
    }
}

private final class WindowBodyElement<Content: View>: SingleChildElement<WindowBody<Content>, Content> {
    private var view: WindowBody<Content>

    init(_ view: WindowBody<Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        invalidate()
    }

    override func update(_ new: WindowBody<Content>) {
        if areValuesEqual(view, new) { return }
        view = new
        invalidate()
    }

    override func update() {
        let content = ObservationTracker.track(for: self) {
            view.make(view.value)
        }
        show(content)
    }

    override var name: String { "window's content" }
}
