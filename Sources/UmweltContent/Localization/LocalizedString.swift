import Foundation

extension String {
    /// The key of a string in a table of translations, with gaps for interpolated values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Makes a key from a string.
        ///
        /// - Parameter value: The key, which is also the text in languages without a translation.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Makes a key from a literal.
        ///
        /// - Parameter value: The key, which is also the text in languages without a translation.
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

        /// Makes a key from a literal with interpolations.
        ///
        /// - Parameter stringInterpolation: The collected literals and interpolations.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks up a string in a bundle's tables, in the language of the process; the key itself if it is not found.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) books")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text where the table has none.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle of the image; nil for the app's.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: ProcessEnvironment.locale)
    }

    /// Looks up a string in a bundle's tables, in a locale's language; the key itself if it is not found.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - locale: The locale that selects the language and formats numbers.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        comment: StaticString? = nil
    ) {
        var values = EnvironmentValues()
        values.locale = locale
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle).string(in: values)
    }

    /// Looks up a string in a bundle's tables, in a locale's language; a default if it is not found.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text without a translation, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - locale: The locale that selects the language and formats numbers; nil for the process's.
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
