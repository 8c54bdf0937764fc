@_spi(Kernel) import Umwelt

/// The appearance of a view while a pointer is over it.
public struct HoverEffect: Sendable {
    enum Kind { case highlight, lift }

    let kind: Kind

    /// The default: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A soft fill behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// A raised appearance: larger, with a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Sets the appearance of the view while a pointer is over it.
    ///
    /// ```swift
    /// Image(systemName: "play").hoverEffect(.lift)
    /// ```
    ///
    /// - Parameters:
    ///   - effect: The effect: `.automatic`, `.highlight` or `.lift`.
    ///   - isEnabled: False for no effect.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        HoverEffectView(content: self, kind: effect.kind, isEnabled: isEnabled)
    }

    /// Disables the hover effects of this view and its subviews.
    ///
    /// - Parameters:
    ///   - disabled: True for no effects.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func hoverEffectDisabled(
        _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.isHoverEffectEnabled, transform: { $0 = $0 && !disabled }, fileID: fileID, line: line)
    }
}

/// A view with a hover effect.
nonisolated struct HoverEffectView<Content: View>: View, SystemView {
    let content: Content
    let kind: HoverEffect.Kind
    let isEnabled: Bool

    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isEffectEnabled
    @Environment(\.isEnabled) private var isControlEnabled

    nonisolated init(content: Content, kind: HoverEffect.Kind, isEnabled: Bool) {
        self.content = content
        self.kind = kind
        self.isEnabled = isEnabled
    }

    /// The figures are guesses at the appearance on iPadOS.
    @MainActor var body: some View {
        let isShown = isHovered && isEnabled && isEffectEnabled && isControlEnabled
        content
            .background(isShown && kind == .highlight ? ControlFill.soft : .none, in: RoundedRectangle(cornerRadius: 8))
            .shadow(color: .black.opacity(isShown && kind == .lift ? 0.25 : 0), radius: 8, y: 4)
            .scaleEffect(isShown && kind == .lift ? 1.05 : 1)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isHovered = $0 }
    }
}

struct IsHoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if hover effects show. Views that draw such an effect themselves read it.
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
}
