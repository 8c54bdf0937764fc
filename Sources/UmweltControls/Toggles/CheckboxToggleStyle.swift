import Foundation
@_spi(Kernel) import Umwelt

/// A toggle style with a checkbox, and after it the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the state of the toggle, which may be mixed.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            PressableButton(
                style: CheckboxRowAppearance(state: configuration.state), configuration: configuration.button,
                semantics: configuration.semanticRole)
        }
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style with a checkbox, and after it the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The appearance of a checkbox with its label.
private nonisolated struct CheckboxRowAppearance: ButtonStyle {
    let state: Bool?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.dynamicTypeSize) private var typeSize

    nonisolated init(state: Bool?) { self.state = state }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let scale = Font.TextStyle.body.scale(for: typeSize)
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 4 * scale, style: .circular)
                .fill(state == false ? AnyShapeStyle(ControlFill.track) : AnyShapeStyle(TintShapeStyle()))
                .overlay {
                    CheckmarkShape(isDash: state == nil).stroke(.white, style: CheckmarkShape.stroke(scale: scale))
                        .opacity(state == false ? 0 : 1)
                }
                .frame(width: 18 * scale, height: 18 * scale)
            if labelsVisibility != .hidden { LabelTexts(configuration.label) }
        }
        .opacity(isEnabled ? configuration.isPressed ? 0.6 : 1 : 0.4, isPressed: configuration.isPressed)
    }
}
