import Foundation
@_spi(Kernel) import Umwelt

/// A button style with a soft background: grey, or faintly tinted where the environment has a tint.
public nonisolated struct BorderedButtonStyle: SystemButtonStyle {
    nonisolated var appearance: BorderedButtonAppearance { BorderedButtonAppearance(backgroundKind: .soft) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A button style with a white label on a background in the tint, for the most important button.
public nonisolated struct BorderedProminentButtonStyle: SystemButtonStyle {
    nonisolated var appearance: BorderedButtonAppearance { BorderedButtonAppearance(backgroundKind: .tint) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a soft background behind the label.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a white label on a background in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The appearance of buttons with a background, in the size of the environment's control size.
nonisolated struct BorderedButtonAppearance: ButtonStyle {
    let backgroundKind: BackgroundKind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.tint) private var tint
    @Environment(\.foregroundStyle) private var foreground
    @Environment(\.appearance.buttons) private var measures
    @Environment(\.valuesOutsideBar) private var valuesOutsideBar

    /// The kind of background behind the label.
    enum BackgroundKind {
        /// No background, but the same insets.
        case none
        /// A soft grey, or a faint shade of the tint.
        case soft
        /// The tint.
        case tint
    }

    nonisolated init(backgroundKind: BackgroundKind) { self.backgroundKind = backgroundKind }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let metrics = measures.labels[controlSize]
        let capsule = valuesOutsideBar?.capsule
        let shape: ButtonBorderShape =
            capsule != nil && borderShape == .automatic ? .capsule : borderShape.resolved(for: controlSize, measures)
        configuration.label
            .inButton(
                metrics, shape: shape, sizing: sizing, capsule: capsule, hasOwnBackground: backgroundKind != .none
            )
            .foregroundStyle(labelStyle(configuration.role))
            .background(backgroundShapeStyle(configuration.role), in: shape)
            .opacity(configuration.isPressed ? 0.6 : 1, isPressed: configuration.isPressed)
    }

    private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
        if backgroundKind == .tint { return AnyShapeStyle(Color.white) }
        return foreground.isChosen ? AnyShapeStyle(.primary) : role.tint
    }

    private func backgroundShapeStyle(_ role: ButtonRole?) -> AnyShapeStyle {
        switch backgroundKind {
        case .none: AnyShapeStyle(Color.clear)
        case .tint where isEnabled: role.tint
        case .soft where isEnabled && tint != nil && role != .destructive: AnyShapeStyle(ControlFill.tinted)
        case .tint, .soft: AnyShapeStyle(ControlFill.soft)
        }
    }
}

extension EdgeInsets {
    /// Makes insets with the same length on all sides, in points.
    init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}

extension View {
    /// Gives the label of a button with a background its font and its size: with the insets of the control size, or in
    /// a bar in the bar's capsule.
    @MainActor func inButton(
        _ metrics: ButtonMetrics, shape: ButtonBorderShape, sizing: ButtonSizing, capsule: BarCapsule?,
        hasOwnBackground: Bool
    ) -> some View {
        let insets = shape.isRound ? EdgeInsets(all: metrics.vertical) : metrics.insets
        return environment(\.alignsLabels, false)
            .defaultFont(metrics.font)
            .padding(capsule == nil ? insets : EdgeInsets())
            .inBarCapsule(capsule, hasOwnBackground: hasOwnBackground)
            .squared(shape.isRound)
            .frame(maxWidth: sizing == .flexible && !shape.isRound ? .infinity : nil)
    }

    /// Sets the font of text in this view if no ancestor has set one.
    package nonisolated func defaultFont(_ font: Font) -> some View {
        transformEnvironment(\.font) { if $0 == nil { $0 = font } }
    }
}
