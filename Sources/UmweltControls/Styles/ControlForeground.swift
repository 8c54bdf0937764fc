import Foundation
@_spi(Kernel) import Umwelt

/// A foreground style that a control gives its content by default: buttons in it keep their tint, as if there were
/// none.
private nonisolated struct ControlForeground: ShapeStyle {
    let style: AnyShapeStyle

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

extension View {
    /// Sets the foreground style that a control gives its content. The style must not depend on the current one.
    package nonisolated func controlForeground(_ color: Color) -> some View {
        foregroundStyle(ControlForeground(style: AnyShapeStyle(color)))
    }
}

extension AnyShapeStyle? {
    /// True if the app has set the foreground style, which labels of buttons then have instead of the tint.
    package nonisolated var isChosen: Bool { self.map { !($0.style is ControlForeground) } ?? false }
}
