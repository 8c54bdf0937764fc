import Foundation
@_spi(Kernel) import Umwelt

/// The dot of one page, in front of the pages: white in every colour scheme as on iOS, and faint unless its page is
/// shown.
///
/// Its accessibility label is the label of the page, or the page's number.
nonisolated struct PageDot: View, SystemView {
    let label: AnyView?
    let number: Int
    let count: Int
    let isChosen: Bool
    let isEnabled: Bool
    let choose: @MainActor () -> Void

    @Environment(\.locale) private var locale
    @Environment(\.appearance.pageDots.diameter) private var diameter

    nonisolated init(
        label: AnyView?, number: Int, count: Int, isChosen: Bool, isEnabled: Bool,
        choose: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.number = number
        self.count = count
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.choose = choose
    }

    @MainActor var body: some View {
        Circle()
            .fill(color)
            .movesByItself(.page, value: isChosen)
            .frame(width: diameter, height: diameter)
            .frame(width: Self.size.width, height: Self.size.height)
            .modifier(
                ControlModifier(.tab(isSelected: isChosen), isEnabled: isEnabled) { [choose] in choose() }
            )
            .labeled(by: label ?? AnyView(pageOfPages))
    }

    private var pageOfPages: Text {
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        return SystemWord.pageOfPages.text(number.formatted(style), count.formatted(style))
    }

    private var color: Color {
        let look = AppAppearance.current
        return isChosen ? look.chosenPageDot ?? .white : look.pageDot ?? .white.opacity(0.3)
    }

    /// The background of the dots: dark enough for white ones on any page.
    static let backdrop = Color.gray.opacity(0.5)

    /// The size of a dot with the space around it, in points.
    static let size = CGSize(width: 18, height: 26)
}
