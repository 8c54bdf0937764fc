extension Text {
    /// What the text says in the language of an environment, without its styles.
    func string(in values: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .date(let date): date.string(in: values)
        case .formatted(let text): text.string(for: values.locale)
        case .joined(let joined): joined.first.string(in: values) + joined.second.string(in: values)
        case .localized(let localized):
            localized.pieces(for: values.locale).map { piece in
                switch piece {
                case .string(let string): string
                case .text(let text): text.string(in: values)
                }
            }.joined()
        }
    }
}
