extension Text {
    /// Returns the characters of the text as an environment has them: in its language, and with numbers and dates in
    /// the forms of its locale.
    ///
    /// ```swift
    /// let title = Text("\(count) books")._resolveText(in: environment)
    /// ```
    nonisolated public func _resolveText(in environment: EnvironmentValues) -> String { string(in: environment) }

    /// Returns the characters of the text, without parsing translations as Markdown.
    func unmarkedString(in values: EnvironmentValues) -> String {
        if case .localized(let localized) = storage { localized.string(in: values) } else { string(in: values) }
    }

    /// Returns the characters of the text in the language of an environment, without its styles.
    package func string(in values: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .date(let date): date.string(in: values)
        case .attributed(let string): String(string.characters)
        case .image(let image): image.image.spokenLabel(in: values) ?? ""
        case .formatted(let text):
            switch text.content(in: values) {
            case .string(let string): string
            case .text(let text): text.string(in: values)
            }
        case .joined(let joined): joined.first.string(in: values) + joined.second.string(in: values)
        case .localized(let localized):
            localized.pieces(in: values, locale: values.locale).map { piece in
                switch piece.content {
                case .string(let string): string
                case .text(let text): text.string(in: values)
                }
            }.joined()
        }
    }
}
