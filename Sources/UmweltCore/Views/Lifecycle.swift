extension View {
    /// Runs an action when the view has appeared: after the update and the layout that show it first.
    ///
    /// A view in a lazy container appears whenever it comes into the viewport. Its body has run before, as it came
    /// near, and a view that never gets further does not appear.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has disappeared, be it that it has left the viewport of a lazy container.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

/// A modifier that runs actions when a view appears and disappears.
public nonisolated struct _AppearanceActionModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        AppearanceElement(view, inputs)
    }
}

private final class AppearanceElement<Content: View>: SightFollowingElement<Content, _AppearanceActionModifier> {
    override var appearAction: (() -> Void)? { modifier.appear }

    override var disappearAction: (() -> Void)? { modifier.disappear }

    override var notesAppearance: Bool { true }
}
