import Foundation

extension TextRun {
    /// The run as it is shown: where its font has small capitals, these are smaller letters in runs of their own, the
    /// same with every font and in every host.
    package func withSmallCapitals(locale: Locale) -> [TextRun] {
        guard font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps else { return [self] }
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
                part.font.size = isSmall ? font.size * Self.smallCapitalSize : font.size
            }
            part.text += becomesSmall ? String(character).uppercased(with: locale) : String(character)
        }
        finish()
        return runs.isEmpty ? [self] : runs
    }

    /// The size of small capitals by that of the font: about as high as small letters.
    private static let smallCapitalSize: CGFloat = 0.78
}
