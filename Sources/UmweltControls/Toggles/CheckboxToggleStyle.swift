import Foundation
@_spi(Kernel) import Umwelt

/// A box to tick, and after it the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            PressableButton(
                style: CheckboxRowAppearance(state: configuration.state), configuration: configuration.button,
                semantics: configuration.semanticRole)
        }
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box to tick, and after it the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A box and a label.
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
        .opacity(isEnabled ? configuration.isPressed ? 0.6 : 1 : 0.4)
    }
}

/// The mark in a box: a tick, or a dash.
nonisolated struct CheckmarkShape: Shape {
    let isDash: Bool

    nonisolated init(isDash: Bool = false) { self.isDash = isDash }

    static func stroke(scale: CGFloat = 1) -> StrokeStyle {
        StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)
    }

    /// A tick is the same in every script.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.addLines(
                isDash
                    ? [point(0.28, 0.5), point(0.72, 0.5)] : [point(0.24, 0.52), point(0.43, 0.71), point(0.76, 0.3)])
        }
    }
}
