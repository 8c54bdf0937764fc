import Foundation
@_spi(Kernel) import Umwelt

/// The usual looks: a ground with round corners. It is the environment's background style, if that is set; otherwise a
/// box in another one stands out from it.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.isInGroupBox) private var isInGroupBox
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            if labelsVisibility != .hidden { configuration.label.font(.headline) }
            VStack { configuration.content }.environment(\.isInGroupBox, !isInGroupBox)
        }
        .padding()
        .background(
            backgroundStyle
                ?? AnyShapeStyle(Color(system: isInGroupBox ? .tertiaryBackground : .secondaryBackground)),
            in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual looks.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct IsInGroupBoxKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the ground is that of a box, and not that of a box in a box.
    fileprivate var isInGroupBox: Bool {
        get { self[IsInGroupBoxKey.self] }
        set { self[IsInGroupBoxKey.self] = newValue }
    }
}
