/// The permission of an interaction with windows.
public struct WindowInteractionBehavior: Sendable {
    private enum Kind { case automatic, enabled, disabled }

    /// True if it is allowed, false if it is not; nil for the system's rule.
    var isAllowed: Bool? {
        switch kind {
        case .automatic: nil
        case .enabled: true
        case .disabled: false
        }
    }

    private let kind: Kind

    /// The system's rule.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)

    /// Allowed.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)

    /// Not allowed.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// The level of a window relative to overlapping windows.
public struct WindowLevel: Sendable, Hashable {
    private enum Kind { case automatic, normal, desktop, floating }

    private let kind: Kind

    /// The system's choice.
    public static let automatic = WindowLevel(kind: .automatic)

    /// The level of most windows.
    public static let normal = WindowLevel(kind: .normal)

    /// Behind all others.
    public static let desktop = WindowLevel(kind: .desktop)

    /// Above others.
    public static let floating = WindowLevel(kind: .floating)
}

/// The role of a window among its app's.
public struct WindowManagerRole: Sendable {
    private enum Kind { case automatic, principal, associated }

    private let kind: Kind

    /// The system's choice.
    public static let automatic = WindowManagerRole(kind: .automatic)

    /// An independent window.
    public static let principal = WindowManagerRole(kind: .principal)

    /// A window associated with another.
    public static let associated = WindowManagerRole(kind: .associated)
}

/// The visibility of a window's toolbar in full screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
    private enum Kind { case automatic, visible, onHover }

    private let kind: Kind

    /// The system's choice.
    public static let automatic = WindowToolbarFullScreenVisibility(kind: .automatic)

    /// Always visible.
    public static let visible = WindowToolbarFullScreenVisibility(kind: .visible)

    /// Visible while the pointer is at the edge.
    public static let onHover = WindowToolbarFullScreenVisibility(kind: .onHover)
}

extension View {
    /// Has no effect: the user controls minimizing in the browser or the desktop, and GTK 4 cannot forbid it.
    ///
    /// - Parameter behavior: The behaviour: automatic, enabled or disabled.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Has no effect: users ask the browser or the desktop for full screen, and GTK 4 cannot set for the desktop that a
    /// window has none.
    ///
    /// - Parameter behavior: The behaviour: automatic, enabled or disabled.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Has no effect: a window grows and shrinks where the browser or the desktop wants it.
    ///
    /// - Parameter anchor: The fixed point of the window; nil for the default.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

    /// Has no effect: a window in full screen has the same toolbar as another.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View { self }

    /// Has no effect: a window gets all presses on it, whether it was in front before or not.
    ///
    /// - Parameter value: True if a first click in an inactive window also has its effect; nil for the default.
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

    /// Has no effect: a window gets all presses on it, whether it was in front before or not.
    nonisolated public func allowsWindowActivationEvents() -> some View { self }

    /// Has no effect: external URLs and activities are passed to the page or the window that was opened for them.
    ///
    /// - Parameters:
    ///   - preferring: Texts that a URL or activity contains.
    ///   - allowing: Texts that a URL or activity contains.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
    /// Has no effect: the browser or the desktop controls the moving of windows.
    ///
    /// - Parameter behavior: The behaviour: automatic, enabled or disabled.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

    /// Has no effect: neither the browser nor GTK lets an app set a window's level.
    ///
    /// - Parameter level: The level.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Has no effect: windows are independent of each other, in the browser and on the desktop.
    ///
    /// - Parameter role: The role.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

    /// Has no effect: the browser and the desktop place windows, and GTK does not let apps do so.
    ///
    /// - Parameter position: The position of the window on the screen.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Has no effect: external URLs and activities are passed to the page or the window that was opened for them.
    ///
    /// - Parameter conditions: The conditions: texts that a URL or activity contains.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
