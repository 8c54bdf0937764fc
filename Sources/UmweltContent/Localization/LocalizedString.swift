import Foundation

extension String {
    /// The key of a string in a table of translations, with gaps for interpolated values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Makes a key from a string.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Makes a key from a literal.
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

        /// Makes a key from a literal with interpolations.
        ///
        /// - Parameter stringInterpolation: The collected literals and interpolations.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks up a string in a bundle's tables, in the language of the process; if it is not found, the key itself.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) books")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text where the table has none.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that holds it; nil for that of the app.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: ProcessEnvironment.locale)
    }

    /// Looks up a string in a bundle's tables, in a locale's language; if it is not found, the key itself.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - locale: The locale whose language is looked up, and by which numbers are written.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        comment: StaticString? = nil
    ) {
        var values = EnvironmentValues()
        values.locale = locale
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle).string(in: values)
    }

    /// Looks up a string in a bundle's tables, in a locale's language; if it is not found, a default.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: What is shown without a translation, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - locale: The locale whose language is looked up, and by which numbers are written; nil for the process's.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        var values = EnvironmentValues()
        values.locale = locale ?? ProcessEnvironment.locale
        self = LocalizedText(
            key: defaultValue.key, table: table, bundle: bundle, name: "\(key)"
        ).string(in: values)
    }
}
