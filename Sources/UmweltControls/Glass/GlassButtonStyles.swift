@_spi(Kernel) import Umwelt

/// A button style of glass behind the label.
public nonisolated struct GlassButtonStyle: SystemButtonStyle {
    nonisolated var appearance: GlassButtonAppearance { GlassButtonAppearance(glass: glass) }

    private let glass: Glass

    /// Makes the style, of the usual glass.
    nonisolated public init() { glass = .regular }

    /// Makes the style with a kind of glass.
    ///
    /// - Parameter glass: The kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
}

/// A button style of glass in the tint, for the most important button.
public nonisolated struct GlassProminentButtonStyle: SystemButtonStyle {
    nonisolated var appearance: GlassButtonAppearance { GlassButtonAppearance(glass: nil) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A style of glass behind the label.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A style with a kind of glass behind the label.
    ///
    /// - Parameter glass: The kind of glass.
    public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A style of glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of buttons of glass, in the size of the environment's control size.
nonisolated struct GlassButtonAppearance: ButtonStyle {
    /// The glass; nil for that in the tint.
    let glass: Glass?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.tint) private var tint
    @Environment(\.appearance.buttons) private var measures
    @Environment(\.valuesOutsideBar) private var valuesOutsideBar

    nonisolated init(glass: Glass?) { self.glass = glass }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let metrics = measures.labels[controlSize]
        let capsule = valuesOutsideBar?.capsule
        let shape: ButtonBorderShape =
            borderShape == .automatic ? .capsule : borderShape.resolved(for: controlSize, measures)
        let label = configuration.label
            .inButton(metrics, shape: shape, sizing: sizing, capsule: capsule, hasOwnBackground: true)
        Group {
            if let glass {
                label
                    .foregroundStyle(isEnabled ? ink(configuration.role) : AnyShapeStyle(Color(system: .tertiary)))
                    .glassEffect(glass, in: shape)
            } else if isEnabled {
                label.foregroundStyle(Color.white).background(configuration.role.tint, in: shape)
                    .overlay { GlassEdge(shape: shape) }
            } else {
                label.foregroundStyle(Color(system: .tertiary)).background(ControlFill.soft, in: shape)
            }
        }
        .opacity(configuration.isPressed ? 0.6 : 1)
    }

    /// The colour of the label on glass without a colour: as of other text, unless the app has set a tint or the role
    /// has a colour. Pictures of iOS 26 have bars with such labels; for other buttons it is a guess.
    private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive || tint != nil ? role.tint : AnyShapeStyle(Color.primary)
    }
}
