import Foundation

extension Font {
    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }

    /// The font with letters of another width, where its family has them.
    public func width(_ width: Width) -> Font { with(.width(width)) }

    /// The font in bold.
    public func bold() -> Font { with(.bold) }

    /// The font in bold, or not.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : without(.bold) }

    /// The font in italics.
    public func italic() -> Font { with(.italic) }

    /// The font in italics, or not.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : without(.italic) }

    /// The font's design with letters of one width.
    public func monospaced() -> Font { with(.monospaced) }

    /// The font's design with letters of one width, or not.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : without(.monospaced) }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with(.monospacedDigit) }

    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// The font with small capitals for all letters, or not.
    public func smallCaps(_ isActive: Bool) -> Font { lowercaseSmallCaps(isActive).uppercaseSmallCaps(isActive) }

    /// The font with small capitals in the place of small letters.
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

    /// The font with small capitals in the place of small letters, or not.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? lowercaseSmallCaps() : without(.lowercaseSmallCaps)
    }

    /// The font with small capitals in the place of capitals.
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

    /// The font with small capitals in the place of capitals, or not.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? uppercaseSmallCaps() : without(.uppercaseSmallCaps)
    }

    /// The font with its lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }

    /// The font in another size in points.
    public func pointSize(_ size: CGFloat) -> Font { with(.pointSize(size)) }

    /// The font in its size times a factor.
    public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }

    private func with(_ modifier: Modifier) -> Font { Font(provider: .modified(self, modifier)) }

    /// The font as it was before a modifier was applied, however many others have been since.
    private func without(_ modifier: Modifier) -> Font {
        guard case .modified(let font, let last) = provider else { return self }
        let rest = font.without(modifier)
        return last == modifier ? rest : rest.with(last)
    }
}
