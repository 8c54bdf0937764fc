@_spi(Kernel) import Umwelt

/// The appearance of bars and controls that an app sets for all its windows, as UIKit's appearance proxies do.
///
/// Visible views keep their appearance until their bodies run again.
package struct AppAppearance: Equatable {
    /// The appearance of the bars of navigation stacks.
    package var navigationBar = BarAppearance()

    /// The appearance of the bars of tab views.
    package var tabBar = BarAppearance()

    /// The appearance of the items of tab bars.
    package var tabItems = ItemAppearance()

    /// True if tab bars are hidden.
    package var hidesTabBars = false

    /// The appearance of segmented pickers.
    package var segments = ItemAppearance()

    /// The background of segmented pickers; nil for the usual one.
    package var segmentsBackground: Color?

    /// The colour behind the chosen segment; nil for the usual one.
    package var chosenSegment: Color?

    /// The colour of the dots of pages; nil for the usual one.
    package var pageDot: Color?

    /// The colour of the dot of the page that shows; nil for the usual one.
    package var chosenPageDot: Color?

    /// The appearance of the bars below views of navigation stacks.
    package var bottomBar = BarAppearance()

    /// The colour of switches that are on, where no view sets a tint; nil for the usual one.
    package var onSwitch: Color?

    /// The colour of switches that are off; nil for the usual one.
    package var offSwitch: Color?

    /// The colour of the part of switches that moves; nil for the usual one.
    package var switchKnob: Color?

    /// The appearance of sliders.
    package var slider = SliderAppearance()

    /// The appearance of steppers.
    package var stepper = StepperAppearance()

    /// The conditions under which text fields show a button that clears them.
    package var clearButton = ClearButtonMode.never

    /// The colour behind text fields; nil for none.
    package var fieldBackground: Color?

    /// The colour of the insertion point in text fields, where no view sets a tint; nil for the usual one.
    package var fieldTint: Color?

    /// The colour of the insertion point in text editors, where no view sets a tint; nil for the usual one.
    package var editorTint: Color?

    /// True if scrolling dismisses the keyboard, unless a view overrides it.
    package var scrollingEndsInput = false

    /// True if vertical scroll indicators are hidden.
    package var hidesVerticalIndicators = false

    /// True if horizontal scroll indicators are hidden.
    package var hidesHorizontalIndicators = false

    /// Makes the usual appearance.
    package init() {}

    /// The appearance of the process. Only the main actor writes it, and bodies and passes run on the main actor.
    nonisolated(unsafe) package static var current = AppAppearance()
}

/// The colour and the font of a text; nil for the usual ones.
package struct TextAppearance: Equatable {
    /// The colour.
    package var color: Color?
    /// The font.
    package var font: Font?

    /// Makes an appearance.
    package init(color: Color? = nil, font: Font? = nil) {
        self.color = color
        self.font = font
    }
}

/// The colours and fonts of selectable items.
package struct ItemAppearance: Equatable {
    /// The title of an item.
    package var title = TextAppearance()
    /// The title of the chosen item.
    package var chosenTitle = TextAppearance()
    /// The colour of an item's icon; nil for the usual one.
    package var icon: Color?
    /// The colour of the chosen item's icon; nil for the usual one.
    package var chosenIcon: Color?
    /// The colour and font of an item's badge.
    package var badge = TextAppearance()
    /// The colour and font of the chosen item's badge.
    package var chosenBadge = TextAppearance()
    /// The colour behind an item's badge; nil for the usual one.
    package var badgeBackground: Color?
    /// The colour behind the chosen item's badge; nil for the usual one.
    package var chosenBadgeBackground: Color?

    /// Makes the usual appearance.
    package init() {}

    /// True if a title has its own colour.
    package var hasTitleColors: Bool { title.color != nil || chosenTitle.color != nil }

    /// Returns the appearance of a title.
    package func title(isChosen: Bool) -> TextAppearance { isChosen ? chosenTitle : title }

    /// Returns the colour of an icon; nil for the usual one.
    package func icon(isChosen: Bool) -> Color? { isChosen ? chosenIcon : icon }
}
