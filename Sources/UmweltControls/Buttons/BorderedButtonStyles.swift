import Foundation
@_spi(Kernel) import Umwelt

/// A label on a soft ground: grey, or faintly tinted where the environment has a tint.
public nonisolated struct BorderedButtonStyle: SystemButtonStyle {
    nonisolated var appearance: BorderedButtonAppearance { BorderedButtonAppearance(backgroundKind: .soft) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A white label on a ground in the tint, for the one button that matters most.
public nonisolated struct BorderedProminentButtonStyle: SystemButtonStyle {
    nonisolated var appearance: BorderedButtonAppearance { BorderedButtonAppearance(backgroundKind: .tint) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label on a soft ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on a ground in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label on a ground, as large as the environment's control size says.
nonisolated struct BorderedButtonAppearance: ButtonStyle {
    let backgroundKind: BackgroundKind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.tint) private var tint

    /// What is under the label.
    enum BackgroundKind {
        /// Nothing, but as much room.
        case none
        /// A soft grey or a trace of the tint.
        case soft
        /// The tint.
        case tint
    }

    nonisolated init(backgroundKind: BackgroundKind) { self.backgroundKind = backgroundKind }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let metrics = ButtonMetrics(controlSize)
        let shape = borderShape.resolved(for: controlSize)
        configuration.label
            .environment(\.alignsLabels, false)
            .defaultFont(metrics.font)
            .padding(shape.isRound ? EdgeInsets(all: metrics.vertical) : metrics.insets)
            .squared(shape.isRound)
            .frame(maxWidth: sizing == .flexible && !shape.isRound ? .infinity : nil)
            .foregroundStyle(labelStyle(configuration.role))
            .background(backgroundShapeStyle(configuration.role), in: shape)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }

    private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
        return backgroundKind == .tint ? AnyShapeStyle(Color.white) : role.tint
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

/// How large bordered buttons of a size are, in points; those of UIKit's button configurations.
struct ButtonMetrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    let font: Font

    init(_ size: ControlSize) {
        switch size {
        case .mini: (horizontal, vertical, font) = (8, 3, .footnote)
        case .small: (horizontal, vertical, font) = (10, 5, .subheadline)
        case .regular: (horizontal, vertical, font) = (12, 7, .body)
        case .large: (horizontal, vertical, font) = (20, 15, .body)
        case .extraLarge: (horizontal, vertical, font) = (24, 18, .body)
        }
    }

    var insets: EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension EdgeInsets {
    /// The same length on all sides, in points.
    init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}

extension View {
    /// The font of text in this view where nobody outside has set one.
    nonisolated func defaultFont(_ font: Font) -> some View {
        transformEnvironment(\.font) { if $0 == nil { $0 = font } }
    }
}
