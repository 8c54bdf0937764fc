import Foundation
@_spi(Kernel) import Umwelt

/// The appearance of a page during a zoom transition, with its colours resolved.
package struct ZoomLook {
    private let shape: RoundedRectangle
    private let background: Paint
    private let shadow: DisplayShadow?

    /// Resolves the appearance in the environment of the source.
    package init(_ source: TransitionSourceNode) {
        let values = EnvironmentValues(at: source.element.scope, tracking: false)
        let look = source.look
        shape = look.clip ?? RoundedRectangle(cornerRadius: 0)
        background = (look.background ?? .windowBackground)._paint(in: values)
        shadow = look.shadow.map { shadow in
            let x = values.isRightToLeft ? -shadow.offset.width : shadow.offset.width
            return DisplayShadow(
                color: shadow.color._paint(in: values).plainColor, radius: shadow.radius,
                offset: CGSize(width: x, height: shadow.offset.height))
        }
    }

    /// Returns the clip shape of a page of a size.
    package func clip(in size: CGSize) -> Path { shape.path(in: CGRect(origin: .zero, size: size)) }

    /// Returns the drawing behind a page of a size.
    package func items(in size: CGSize) -> [DisplayItem] {
        [.fill(Path(CGRect(origin: .zero, size: size)), background)]
    }

    /// The effects on the page; nil for none.
    package var effects: DisplayEffects? {
        guard let shadow else { return nil }
        var effects = DisplayEffects()
        effects.filters = [.shadow(shadow)]
        return effects
    }
}
