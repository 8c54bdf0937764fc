extension View {
    /// Runs an action when the view has appeared, after the update and the layout that show it first.
    ///
    /// Use it to start work for the view; for asynchronous work use ``View/task(priority:_:)``, which is also
    /// cancelled.
    ///
    /// ```swift
    /// PlayerView().onAppear { player.play() }
    /// ```
    ///
    /// A view in a lazy container appears whenever it enters the viewport. Its body runs earlier, when it is near the
    /// viewport, so a view that stays outside does not appear.
    ///
    /// - Parameter action: The action; nil for none.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has disappeared, also when it has left the viewport of a lazy container.
    ///
    /// ```swift
    /// PlayerView().onDisappear { player.pause() }
    /// ```
    ///
    /// - Parameter action: The action; nil for none.
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

private final class AppearanceElement<Content: View>: VisibilityTrackingElement<Content, _AppearanceActionModifier> {
    override var appearAction: (() -> Void)? { modifier.appear }

    override var disappearAction: (() -> Void)? { modifier.disappear }

    override var notesAppearance: Bool { true }
}
