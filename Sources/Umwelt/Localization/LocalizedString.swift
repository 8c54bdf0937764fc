import Foundation

extension String {
    /// The key of a string in a table of translations, with gaps for what is interpolated.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Makes a key from a string.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Makes a key from a literal.
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

        /// Makes a key from a literal with interpolations.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks a string up in a bundle's tables, in the language of the process; where it is not found it is the key itself.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) books")
    /// ```
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: ProcessEnvironment.locale)
    }

    /// Looks a string up in a bundle's tables, in a locale's language; where it is not found it is the key itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        comment: StaticString? = nil
    ) {
        var values = EnvironmentValues()
        values.locale = locale
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle).string(in: values)
    }
}
