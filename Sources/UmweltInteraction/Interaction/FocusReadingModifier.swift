@_spi(Kernel) import UmweltCore

/// The modifier that sets the environment's `isFocused` to true while its content has the focus. For views that can
/// have the focus.
package nonisolated struct FocusReadingModifier: ViewModifier {
    package nonisolated init() {}
    package typealias Body = Never

    package nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FocusReadingElement(view, inputs)
    }
}

private final class FocusReadingElement<Content: View>:
    SingleChildElement<ModifiedContent<Content, FocusReadingModifier>, ModifiedContent<Content, FocusFlagModifier>>,
    FocusReader
{
    private var flag: StateSource<Bool>

    init(_ view: ModifiedContent<Content, FocusReadingModifier>, _ inputs: _ElementInputs) {
        flag = StateSource(false, in: inputs.tree.graph)
        super.init(inputs)
        if !tree.isFresh, let kept = consumeSavedPart(as: StateSource<Bool>.self) { flag = kept }
        child = ModifiedContent._makeElement(view.content.modifier(FocusFlagModifier(flag: flag)), childInputs())
    }

    override func update(_ view: ModifiedContent<Content, FocusReadingModifier>) {
        child?.update(view.content.modifier(FocusFlagModifier(flag: flag)))
    }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { flag }

    var isFocused: Bool {
        get { flag.value }
        set { flag.set(newValue) }
    }

    func focusDidEnter(byUser: Bool) {}

    func focusDidLeave() {}
}

/// Writes a flag into the environment, which then follows the flag without the modifier.
private nonisolated struct FocusFlagModifier: EnvironmentWritingModifier {
    typealias Body = Never
    let flag: StateSource<Bool>

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) { values.isFocused = flag.value }
}
