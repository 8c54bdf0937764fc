import Foundation

extension TextRun {
    /// True if the font shows letters as small capitals.
    package var hasSmallCapitals: Bool { font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps }

    /// Returns the run with its small capitals as smaller uppercase letters in runs of their own.
    ///
    /// Their appearance is the same with every font and in every host.
    package func withSmallCapitals(locale: Locale) -> [TextRun] {
        guard hasSmallCapitals else { return [self] }
        var runs: [TextRun] = []
        var part = self
        part.text = ""
        var isSmall = false
        func finish() {
            guard !part.text.isEmpty else { return }
            runs.append(part)
            part.text = ""
        }
        for character in text {
            let becomesSmall =
                (font.hasLowercaseSmallCaps && character.isLowercase)
                || (font.hasUppercaseSmallCaps && character.isUppercase)
            if becomesSmall != isSmall {
                finish()
                isSmall = becomesSmall
                part.font = font
                if isSmall { part.font.scale(by: Self.smallCapitalSize) }
            }
            part.text += becomesSmall ? String(character).uppercased(with: locale) : String(character)
        }
        finish()
        return runs.isEmpty ? [self] : runs
    }

    /// The size of small capitals as a fraction of the font's: about the height of small letters.
    private static let smallCapitalSize: CGFloat = 0.78
}
