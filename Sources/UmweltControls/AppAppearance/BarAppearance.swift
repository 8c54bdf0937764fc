@_spi(Kernel) import Umwelt

/// The appearance of all bars of a kind.
package struct BarAppearance: Equatable {
    /// The fill behind a bar.
    package enum Fill: Equatable {
        /// The usual background: none where nothing is scrolled beneath.
        case usual
        /// No background.
        case none
        /// A colour, or a material with a colour in front of it.
        case style(Color?, Material?)
    }

    /// The line between a bar and what is scrolled beneath.
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
    /// The background while nothing is scrolled beneath.
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
    /// Returns what is drawn behind a bar; nil for nothing.
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
    /// Returns what the line is drawn with; nil for no line.
    package func paint(in values: EnvironmentValues) -> Paint? {
        switch self {
        case .usual: Color.separator._paint(in: values)
        case .none: nil
        case .color(let color): color._paint(in: values)
        }
    }
}
