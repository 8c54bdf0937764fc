import Foundation

extension Text {
    /// Returns the text in a font.
    ///
    /// ```swift
    /// Text("Total: ") + Text("12 €").font(.headline)
    /// ```
    ///
    /// - Parameter font: The font; nil for the environment's.
    nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }

    /// Returns the text in a weight.
    ///
    /// ```swift
    /// Text("Due ") + Text("today").fontWeight(.semibold)
    /// ```
    ///
    /// - Parameter weight: The weight; nil for the font's.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { with(.fontModifier(.weight($0))) } ?? self
    }

    /// Returns the text with letters of another width, if the font family has them; nil for the font's.
    ///
    /// - Parameter width: The width; nil for the font's.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { with(.fontModifier(.width($0))) } ?? self
    }

    /// Returns the text in one of the system's designs; nil for the font's.
    ///
    /// - Parameter design: The design; nil for the font's.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { with(.fontModifier(.design($0))) } ?? self
    }

    /// Returns the text in bold.
    ///
    /// ```swift
    /// Text("Press ") + Text("Save").bold()
    /// ```
    nonisolated public func bold() -> Text { bold(true) }

    /// Returns the text in bold, or without the `bold` of an outer text or view.
    ///
    /// - Parameter isActive: True for bold; false to remove bold.
    nonisolated public func bold(_ isActive: Bool) -> Text { with(.fontModifier(.bold, isActive: isActive)) }

    /// Returns the text in italics.
    ///
    /// ```swift
    /// Text("See ") + Text("Emma").italic()
    /// ```
    nonisolated public func italic() -> Text { italic(true) }

    /// Returns the text in italics; with false, without the `italic` of an outer text or view.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    nonisolated public func italic(_ isActive: Bool) -> Text { with(.fontModifier(.italic, isActive: isActive)) }

    /// Returns the text with letters of one width; with false, without the `monospaced` of an outer text or view.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        with(.fontModifier(.monospaced, isActive: isActive))
    }

    /// Returns the text with digits of one width.
    nonisolated public func monospacedDigit() -> Text { with(.fontModifier(.monospacedDigit)) }

    /// Returns the text in a colour.
    ///
    /// ```swift
    /// Text("Status: ") + Text("late").foregroundColor(.red)
    /// ```
    ///
    /// - Parameter color: The colour; nil for the environment's.
    nonisolated public func foregroundColor(_ color: Color?) -> Text { with(.color(color.map(AnyShapeStyle.init))) }

    /// Returns the text in a style.
    ///
    /// ```swift
    /// Text("Read ") + Text("5 min").foregroundStyle(.secondary)
    /// ```
    ///
    /// - Parameter style: The style: a colour, a gradient, or a level such as `.secondary`.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.color(AnyShapeStyle(style))) }

    /// Returns the text with space after each character. Ligatures are not broken up.
    ///
    /// - Parameter kerning: The space added after each character, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

    /// Returns the text with space after each character, in place of kerning.
    ///
    /// - Parameter tracking: The space added after each character, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

    /// Returns the text raised above its baseline.
    ///
    /// - Parameter baselineOffset: The distance, in points; a negative one lowers the text. Lines become higher by the
    ///   distance.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    /// Returns the text with an underline, or without one.
    ///
    /// ```swift
    /// Text("Read the ") + Text("terms").underline()
    /// ```
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - color: The colour of the line; nil for the text's.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Returns the text with a line of a pattern under it, or without one; a nil colour is the text's.
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
    ///   - color: The colour of the line; nil for the text's.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Returns the text with a line through it, or without one; a nil colour is the text's.
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - color: The colour of the line; nil for the text's.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Returns the text with a line of a pattern through it, or without one; a nil colour is the text's.
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
    ///   - color: The colour of the line; nil for the text's.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
