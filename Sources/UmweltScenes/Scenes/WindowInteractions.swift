@_spi(Kernel) import UmweltCore

extension View {
    /// Sets whether users can close the window that the view is in.
    ///
    /// ```swift
    /// Window("Welcome", id: "welcome") {
    ///     WelcomeView().windowDismissBehavior(hasAccount ? .enabled : .disabled)
    /// }
    /// ```
    ///
    /// On the desktop a window that cannot be closed has no close button, and keys do not close it either; the app
    /// still can, and quitting closes it. In the browser it has no effect on tabs.
    ///
    /// If modifiers are nested, the outermost one that is not automatic is used.
    ///
    /// - Parameter behavior: The behaviour: automatic, enabled or disabled.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(WindowInteractionModifier(interaction: .dismiss, behavior: behavior))
    }

    /// Sets whether users can change the size of the window that the view is in.
    ///
    /// ```swift
    /// Window("About", id: "about") { AboutView().windowResizeBehavior(.disabled) }
    /// ```
    ///
    /// The automatic rule is the scene's `windowResizability`: content with only one size is not resizable. In the
    /// browser it has no effect: pages fill their tab.
    ///
    /// If modifiers are nested, the outermost one that is not automatic is used.
    ///
    /// - Parameter behavior: The behaviour: automatic, enabled or disabled.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(WindowInteractionModifier(interaction: .resize, behavior: behavior))
    }
}

/// Something that users do with windows, and that an app may not allow.
private enum WindowInteraction { case dismiss, resize }

/// The modifier of a view that restricts user actions on its window.
private nonisolated struct WindowInteractionModifier: ViewModifier {
    typealias Body = Never

    let interaction: WindowInteraction
    let behavior: WindowInteractionBehavior

    nonisolated init(interaction: WindowInteraction, behavior: WindowInteractionBehavior) {
        self.interaction = interaction
        self.behavior = behavior
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        WindowInteractionElement(view, inputs)
    }
}

/// The element of a view that restricts user actions on its window.
private protocol WindowInteractionOwner: _Element {
    var interaction: WindowInteraction { get }
    var isAllowed: Bool? { get }
}

private final class WindowInteractionElement<Content: View>:
    PrimitiveModifierElement<Content, WindowInteractionModifier>, WindowInteractionOwner
{
    override init(_ view: ModifiedContent<Content, WindowInteractionModifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        window?.interactions.add(self)
        tree.invalidateWindowValues()
    }

    override func didLeaveTree() {
        window?.interactions.remove(self)
        tree.invalidateWindowValues()
    }

    override func modifierWillChange(to new: WindowInteractionModifier) {
        if new.behavior.isAllowed != isAllowed { tree.invalidateWindowValues() }
    }

    var interaction: WindowInteraction { modifier.interaction }

    var isAllowed: Bool? { modifier.behavior.isAllowed }
}

/// The views of a window that restrict user actions on it.
final class WindowInteractions {
    private struct Entry {
        weak var owner: (any WindowInteractionOwner)?
    }

    private var entries: [Entry] = []

    fileprivate func add(_ owner: any WindowInteractionOwner) { entries.append(Entry(owner: owner)) }

    fileprivate func remove(_ owner: any WindowInteractionOwner) {
        entries.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// Returns true if an action is allowed, false if not; nil if no view sets it.
    fileprivate func allows(_ interaction: WindowInteraction) -> Bool? {
        var found: (depth: Int32, isAllowed: Bool)?
        for entry in entries {
            guard let owner = entry.owner, owner.interaction == interaction, let isAllowed = owner.isAllowed,
                owner.depth < found?.depth ?? .max
            else { continue }
            found = (owner.depth, isAllowed)
        }
        return found?.isAllowed
    }
}

extension WindowElement {
    /// The views that restrict user actions on the window.
    fileprivate final var interactions: WindowInteractions { attachments.object { WindowInteractions() } }
}

extension WindowSystem {
    /// True if users can close the window, according to its views.
    package var allowsDismissal: Bool { host?.root.interactions.allows(.dismiss) ?? true }

    /// True if users can resize the window, false if not, according to its views; nil for the scene's rule.
    package var allowsResizing: Bool? { host?.root.interactions.allows(.resize) }
}
