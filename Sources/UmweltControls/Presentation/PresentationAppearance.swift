import Foundation
@_spi(Kernel) import Umwelt

/// The appearance of a presentation: the colours of its colour scheme, the layout direction, the heights of a sheet.
struct PresentationAppearance: Equatable {
    /// True if the presentation's colour scheme is dark.
    let isDark: Bool

    /// True if the layout direction of the content is right to left.
    let isRightToLeft: Bool

    /// The heights that a sheet can have; nil for the default one.
    let sheetHeights: SheetHeights?

    /// True if a view of the content's is the background.
    let hasOwnBackground: Bool

    /// The radius of the corners, in points; nil for the default of the presentation's kind.
    var cornerRadius: CGFloat? { look.cornerRadius }

    /// The appearance of the card, as its content sets it.
    let look: CardLook

    /// The background: a window's, which in dark mode is lighter for elevated views such as sheets.
    let background: Paint

    /// The background of a card of glass, and the fill of its buttons.
    let glass: Paint
    let glassButton: Paint

    /// The window's background.
    let windowBackground: Paint

    /// The radius of the corners of the screen, in points.
    let displayCornerRadius: CGFloat

    /// The measures of sheets and dialogs.
    let sheets: SheetMeasures
    let dialogs: DialogMeasures

    /// The background of buttons in alerts and confirmation dialogs.
    let panel: Paint

    /// The translucent colour over the window behind the presentation.
    let dim: Paint

    /// The colour of the lines between buttons.
    let separator: Paint

    /// The colour of the bands between groups of a menu's items.
    let band: Paint

    /// The measures of menus.
    let menu: MenuMeasures

    /// The background of menus.
    let menuBackground: Paint

    /// The light on the edge of menus; nil for none.
    let menuEdge: Paint?

    init(_ values: EnvironmentValues) {
        let isDark = values.colorScheme == .dark
        func paint(light: Color, dark: Color) -> Paint { (isDark ? dark : light)._paint(in: values) }
        self.isDark = isDark
        sheetHeights = values.sheetHeights
        isRightToLeft = values.isRightToLeft
        let look = values.cardLook
        hasOwnBackground = look.hasOwnBackground
        self.look = look
        background = (look.hasOwnBackground ? Color.clear : .windowBackground)._paint(in: values)
        glass = look.hasOwnBackground ? background : GlassMaterial.panel._paint(in: values)
        glassButton = ControlFill.soft._paint(in: values)
        var plain = values
        plain.isElevated = false
        windowBackground = Color.windowBackground._paint(in: plain)
        displayCornerRadius = values.displayCornerRadius
        sheets = values.appearance.sheets
        dialogs = values.appearance.dialogs
        panel = paint(light: Color(white: 0.97), dark: Color(white: 0.15))
        // The opacities with which UIKit dims the window behind sheets.
        dim = paint(light: .black.opacity(0.2), dark: .black.opacity(0.48))
        separator = Color.separator._paint(in: values)
        band = ControlFill.soft._paint(in: values)
        menu = values.appearance.menus
        menuBackground = menu.isGlass ? GlassMaterial.panel._paint(in: values) : background
        menuEdge = menu.isGlass ? paint(light: .white.opacity(0.4), dark: .white.opacity(0.2)) : nil
    }

    /// Returns a soft shadow around a rounded rectangle: rings of black with a low opacity, which lie closer together
    /// towards the rectangle. A guess. Glass does not show the shadow through itself.
    static func shadow(around rect: CGRect, cornerRadius: CGFloat) -> [DisplayItem] {
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.01))
        let (drop, reach, count) = (CGFloat(2), CGFloat(26), 12)
        // The rings reach under the soft edge of the rectangle.
        let card = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(cornerRadius - 0.5, 0))
        return (0..<count).map { ring in
            // No nearer than the drop, so that each ring is around the whole rectangle.
            let distance = drop + reach * (1 - (CGFloat(ring) / CGFloat(count)).squareRoot())
            var path = Path(
                roundedRect: rect.insetBy(dx: -distance, dy: -distance).offsetBy(dx: 0, dy: drop),
                cornerRadius: cornerRadius + distance)
            path.addPath(card)
            return .fill(path, black, isEvenOdd: true)
        }
    }
}
