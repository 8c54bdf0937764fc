@_spi(Kernel) import Umwelt

/// The appearance of all bars of a kind.
package struct BarAppearance: Equatable {
    /// The fill behind a bar.
    package enum Fill: Equatable {
        /// The default background: none unless content scrolls under the bar.
        case usual
        /// No background.
        case none
        /// A colour, or a material with a colour in front of it.
        case style(Color?, Material?)
    }

    /// The line between a bar and the content that scrolls under it.
    package enum Line: Equatable {
        /// The usual line.
        case usual
        /// No line.
        case none
        /// A line of a colour.
        case color(Color)
    }

    /// The background while content is scrolled beneath.
    package var background = Fill.usual
    /// The background while no content is under the bar.
    package var edgeBackground = Fill.usual
    /// The line.
    package var line = Line.usual
    /// The title in the bar.
    package var title = TextAppearance()
    /// The large title below the bar.
    package var largeTitle = TextAppearance()
    /// The colour of buttons; nil for the usual one.
    package var tint: Color?

    /// Makes the usual appearance.
    package init() {}
}

extension BarAppearance.Fill {
    /// Returns the paint behind a bar; nil for none.
    package func paint(in values: EnvironmentValues) -> Paint? {
        switch self {
        case .usual, .none: nil
        case .style(nil, nil): Material.bar._paint(in: values)
        case .style(let color?, _): color._paint(in: values)
        case .style(nil, let material?): material._paint(in: values)
        }
    }
}

extension BarAppearance.Line {
    /// Returns the paint of the line; nil for no line.
    package func paint(in values: EnvironmentValues) -> Paint? {
        switch self {
        case .usual: Color.separator._paint(in: values)
        case .none: nil
        case .color(let color): color._paint(in: values)
        }
    }
}
