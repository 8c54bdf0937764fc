@_spi(Kernel) import Umwelt

/// The transition of a page of a navigation stack, or of a presentation.
///
/// Only the system's transitions conform to it.
public protocol NavigationTransition {
    /// Returns the system's description of the transition.
    func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs
}

/// The request for a transition between screens.
public struct _NavigationTransitionInputs: Sendable {}

/// The description of a transition between screens, for the system.
public struct _NavigationTransitionOutputs: Sendable {
    /// The transition; nil for the usual one of the screen.
    ///
    /// The identity of a view is only compared, on the main actor.
    nonisolated(unsafe) let transition: ScreenTransition?

    init(_ transition: ScreenTransition? = nil) { self.transition = transition }
}

/// A transition that a screen has in place of its usual one.
package enum ScreenTransition: Equatable {
    /// The screen grows out of a view.
    case zoom(TransitionSourceKey)
    /// The screen fades in and out.
    case crossFade
}

/// The default transition of the screen: a page slides in, a sheet slides up.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Returns the system's description of the transition.
    public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
        _NavigationTransitionOutputs()
    }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition of the screen: a page slides in, a sheet slides up.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// The transition that lets a screen grow out of a view, and shrink back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    private let source: TransitionSourceKey

    init(source: TransitionSourceKey) { self.source = source }

    /// Returns the system's description of the transition.
    public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
        _NavigationTransitionOutputs(.zoom(source))
    }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that lets a screen grow out of a view, and shrink back into it.
    ///
    /// ```swift
    /// NavigationLink(value: book) { Cover(book) }.matchedTransitionSource(id: book.id, in: shelf)
    /// …
    /// BookView(book).navigationTransition(.zoom(sourceID: book.id, in: shelf))
    /// ```
    ///
    /// If its source is not visible, the default transition is used.
    ///
    /// - Parameters:
    ///   - sourceID: The identity of the view, as in ``View/matchedTransitionSource(id:in:)``.
    ///   - namespace: The namespace of the identity.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: TransitionSourceKey(namespace: namespace, id: AnyHashable(sourceID)))
    }
}

/// The transition that fades a screen in and out over the one below it.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    /// Returns the description of the transition for the system.
    public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
        _NavigationTransitionOutputs(.crossFade)
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The transition that fades a screen in and out over the one below it.
    ///
    /// ```swift
    /// .sheet(isPresented: $showsNotes) {
    ///     NotesView().presentationDetents([.medium]).navigationTransition(.crossFade)
    /// }
    /// ```
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
    /// Sets the transition of the view as a page of a navigation stack, or as the content of a sheet or cover.
    ///
    /// - Parameter style: The transition.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(
            key: NavigationTransitionKey.self, value: style._outputs(for: _NavigationTransitionInputs()).transition)
    }
}

/// The transition of a screen; nil for its usual one.
package struct NavigationTransitionKey: PreferenceKey {
    package static var defaultValue: ScreenTransition? { nil }

    /// The first transition in view order applies.
    package static func reduce(value: inout ScreenTransition?, nextValue: () -> ScreenTransition?) {
        value = value ?? nextValue()
    }
}

/// The identity of a zoom source.
package struct TransitionSourceKey: Hashable {
    package let namespace: Namespace.ID
    package let id: AnyHashable

    package init(namespace: Namespace.ID, id: AnyHashable) {
        self.namespace = namespace
        self.id = id
    }
}
