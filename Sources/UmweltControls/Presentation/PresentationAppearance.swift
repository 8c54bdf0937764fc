import Foundation
@_spi(Kernel) import Umwelt

/// What a presentation is drawn with: the colours of its own colour scheme.
struct PresentationAppearance: Equatable {
    /// Whether the presentation is dark.
    let isDark: Bool

    /// Whether what is inside runs from right to left.
    let isRightToLeft: Bool

    /// How high a sheet is to be; nil for as high as sheets are.
    let sheetHeights: SheetHeights?

    /// Behind the content of sheets and popovers, which stand out from the window in the dark.
    let card: Paint

    /// Behind the content of a cover: the window's own background.
    let window: Paint

    /// Behind the buttons of alerts and confirmation dialogs.
    let panel: Paint

    /// Over all that is behind the presentation.
    let dim: Paint

    /// Between buttons.
    let separator: Paint

    /// Between groups of a menu's items.
    let band: Paint

    init(_ values: EnvironmentValues) {
        let isDark = values.colorScheme == .dark
        func paint(light: Color, dark: Color) -> Paint { (isDark ? dark : light)._paint(in: values) }
        self.isDark = isDark
        sheetHeights = values.sheetHeights
        isRightToLeft = values.isRightToLeft
        card = paint(light: .white, dark: Color(white: 0.11))
        window = Color.windowBackground._paint(in: values)
        panel = paint(light: Color(white: 0.97), dark: Color(white: 0.15))
        // As UIKit dims what is behind sheets.
        dim = paint(light: .black.opacity(0.2), dark: .black.opacity(0.48))
        separator = Color.separator._paint(in: values)
        band = ControlFill.soft._paint(in: values)
    }

    /// A soft shadow around a rounded rectangle: rings of little black, each a little larger.
    static func shadow(around rect: CGRect, cornerRadius: CGFloat) -> [DisplayItem] {
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.018))
        return (1...8).map { ring in
            let distance = CGFloat(ring) * 2
            return .fill(
                Path(
                    roundedRect: rect.insetBy(dx: -distance, dy: -distance).offsetBy(dx: 0, dy: 2),
                    cornerRadius: cornerRadius + distance), black)
        }
    }
}
