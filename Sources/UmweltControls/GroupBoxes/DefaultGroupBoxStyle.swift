import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a background with rounded corners.
///
/// The background is the environment's background style, if set; otherwise a nested box has a different background than
/// the outer one.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.isInGroupBox) private var isInGroupBox
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the content of the box.
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
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct IsInGroupBoxKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a box whose background is the outer one of two alternating colours; false in a box inside of that.
    fileprivate var isInGroupBox: Bool {
        get { self[IsInGroupBoxKey.self] }
        set { self[IsInGroupBoxKey.self] = newValue }
    }
}
