import Foundation
@_spi(Kernel) import Umwelt

/// A control's default foreground style for its content: buttons inside keep their tint.
private nonisolated struct ControlForeground: ShapeStyle {
    let style: AnyShapeStyle

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

extension View {
    /// Sets a control's foreground style for its content. The style must not depend on the current one.
    package nonisolated func controlForeground(_ color: Color) -> some View {
        foregroundStyle(ControlForeground(style: AnyShapeStyle(color)))
    }
}

extension AnyShapeStyle? {
    /// True if the app has set the foreground style, which labels of buttons then have instead of the tint.
    package nonisolated var isChosen: Bool { self.map { !($0.style is ControlForeground) } ?? false }
}
