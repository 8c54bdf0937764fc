@_spi(Kernel) import UmweltCore

extension View {
    /// Sets whether this view can have the focus. Views inside read the environment's `isFocused`.
    ///
    /// ```swift
    /// Picture(photo).focusable()
    /// ```
    ///
    /// - Parameter isFocusable: True if the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable)).modifier(FocusReadingModifier())
    }

    /// Sets whether this view can be focused, and for which interactions.
    ///
    /// ```swift
    /// Rating(stars).focusable(interactions: .edit)
    /// ```
    ///
    /// - Parameter interactions: The interactions of the focused view. Tab reaches views with any interaction here, as
    ///   with keyboard navigation turned on in the settings of a Mac; with none, the view cannot be focused.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable && !interactions.isEmpty)
    }

    /// Sets whether this view can have the focus, and calls an action when it gets or loses it.
    ///
    /// - Parameter onFocusChange: Called with true when the view has got the focus, and with false when it has lost it.
    @_disfavoredOverload
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(FocusChangeModifier(action: onFocusChange)).focusable(isFocusable)
    }
}

/// The interactions that views have with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is activated, as a button is by the space bar.
    public static let activate = FocusInteractions(rawValue: 1 << 0)

    /// The view changes its value by keys, as a text field does.
    public static let edit = FocusInteractions(rawValue: 1 << 1)

    /// The interactions that suit the view: both.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The modifier that calls an action when the view around it gets or loses the focus.
private nonisolated struct FocusChangeModifier: ViewModifier {
    let action: (Bool) -> Void

    @Environment(\.isFocused) private var isFocused

    nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View { content.onChange(of: isFocused) { action($1) } }
}

/// The modifier that sets whether a view can have the focus.
public nonisolated struct _FocusableModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isFocusable: Bool

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    package func makeNode(for element: _Element) -> FocusableNode { FocusableNode(element: element) }

    package func update(_ node: FocusableNode) { node.set(isAsked: isFocusable) }

    package func readEnvironment(_ values: EnvironmentValues, for node: FocusableNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// A node of its child's size that sets whether the child can have the focus.
package final class FocusableNode: WrapperNode {
    private var isAsked = false
    private var isEnabled = true

    func set(isAsked new: Bool) {
        guard new != isAsked else { return }
        isAsked = new
        invalidateTarget()
    }

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        invalidateTarget()
    }

    private func invalidateTarget() {
        let target = semanticsTarget
        target.setNeedsSend()
        if target.isFocused { element.window?.focus.checkSoon() }
    }

    public override func refine(_ semantics: inout Semantics) { semantics.isFocusable = isAsked && isEnabled }
}
