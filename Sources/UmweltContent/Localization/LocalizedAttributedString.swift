import Foundation

extension AttributedString {
    /// Looks up a text in a bundle's tables; the key itself if it is not found. Inline Markdown in it becomes
    /// attributes, and words agree with numbers where it asks for that.
    ///
    /// ```swift
    /// let amount = AttributedString(localized: "^[\(count) **apple**](inflect: true)")
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - locale: The locale that selects the language and formats numbers; nil for the process's.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        var values = EnvironmentValues()
        values.locale = locale ?? ProcessEnvironment.locale
        self.init(LocalizedText(key: key.key, table: table, bundle: bundle), in: values)
    }

    /// Looks up the text of a resource, in the resource's locale.
    ///
    /// - Parameter resource: The key, its table, its bundle and the locale.
    public init(localized resource: LocalizedStringResource) {
        var values = EnvironmentValues()
        values.locale = resource.locale
        self.init(resource.text, in: values)
    }

    private init(_ text: LocalizedText, in values: EnvironmentValues) {
        self.init()
        for piece in text.pieces(in: values, locale: values.locale) {
            let string =
                switch piece.content {
                case .string(let string): string
                case .text(let text): text.string(in: values)
                }
            var container = AttributeContainer()
            if let link = piece.style.link { container.link = URL(string: link) }
            if !piece.style.intent.isEmpty { container.inlinePresentationIntent = piece.style.intent }
            append(AttributedString(string, attributes: container))
        }
    }
}
