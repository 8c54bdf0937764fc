import Foundation

extension Font {
    /// Returns the font in another weight.
    ///
    /// - Parameter weight: The weight. If the font has no such weight, the nearest one is used.
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }

    /// Returns the font with letters of another width, where its family has them.
    ///
    /// - Parameter width: The width; nil for the font's.
    public func width(_ width: Width) -> Font { with(.width(width)) }

    /// Returns the font in bold.
    public func bold() -> Font { with(.bold) }

    /// Returns the font in bold, or without bold.
    ///
    /// - Parameter isActive: True for bold; false to remove bold.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : without(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font { with(.italic) }

    /// Returns the font in italics, or not.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : without(.italic) }

    /// Returns the font's design with letters of one width.
    public func monospaced() -> Font { with(.monospaced) }

    /// Returns the font's design with letters of one width, or not.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : without(.monospaced) }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { with(.monospacedDigit) }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Returns the font with small capitals for all letters, or not.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    public func smallCaps(_ isActive: Bool) -> Font { lowercaseSmallCaps(isActive).uppercaseSmallCaps(isActive) }

    /// Returns the font with small capitals instead of lowercase letters.
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

    /// Returns the font with or without small capitals instead of lowercase letters.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? lowercaseSmallCaps() : without(.lowercaseSmallCaps)
    }

    /// Returns the font with small capitals instead of uppercase letters.
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

    /// Returns the font with or without small capitals instead of uppercase letters.
    ///
    /// - Parameter isActive: True to apply the variant; false to remove it.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? uppercaseSmallCaps() : without(.uppercaseSmallCaps)
    }

    /// Returns the font with its lines closer together or further apart.
    ///
    /// - Parameter leading: The distance between lines: standard, tight or loose.
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }

    /// Returns the font in another size in points.
    ///
    /// - Parameter size: The size, in points.
    public func pointSize(_ size: CGFloat) -> Font { with(.pointSize(size)) }

    /// Returns the font in its size times a factor.
    ///
    /// - Parameter factor: The factor; 1 changes nothing.
    public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }

    /// Returns the font in a design of the system's.
    package func inDesign(_ design: Design) -> Font { with(.design(design)) }

    private func with(_ modifier: Modifier) -> Font { Font(provider: .modified(self, modifier)) }

    /// Returns the font without a modifier, wherever it is in the chain of modifiers.
    private func without(_ modifier: Modifier) -> Font {
        guard case .modified(let font, let last) = provider else { return self }
        let rest = font.without(modifier)
        return last == modifier ? rest : rest.with(last)
    }
}
