import Foundation

/// A key of a translation table that is looked up when the text is shown, in the language of that moment.
///
/// Foundation on Linux has none.
///
/// ```swift
/// static let title: LocalizedStringResource = "Library"
/// Text(title)
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle that has the tables of translations.
    public enum BundleDescription: Sendable, Equatable {
        /// In the app's bundle.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In the bundle at a URL.
        case atURL(URL)

        /// Returns true if both describe one bundle.
        public static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key in the table.
    public let key: String

    /// The text, with the values of its gaps, that shows where the table has none.
    public let defaultValue: String.LocalizationValue

    /// The name of the table; nil for `Localizable`.
    public let table: String?

    /// The locale whose language `String` uses for the lookup. Views use the locale of their environment.
    public var locale: Locale

    /// The bundle that has the table.
    public let bundle: BundleDescription

    /// Makes a resource whose key is the text of the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale in whose language a string is looked up.
    ///   - bundle: Where the table is.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes a resource with a key, and a text that shows where the table has none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text that shows where the table has none.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale.
    ///   - bundle: The bundle of the image; nil for the app's.
    ///   - comment: A note for translators.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes a resource from a literal.
    ///
    /// - Parameter value: The key, which is also the text in languages without a translation.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Makes a resource from a literal with interpolations.
    ///
    /// - Parameter stringInterpolation: The collected literals and interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var text: LocalizedText {
        LocalizedText(key: defaultValue.key, table: table, bundle: bundle.bundle, name: key)
    }
}

extension String {
    /// Looks up a string, in the language of the resource's locale.
    ///
    /// - Parameter resource: The key, its table, its bundle and the locale.
    public init(localized resource: LocalizedStringResource) {
        var values = EnvironmentValues()
        values.locale = resource.locale
        self = resource.text.string(in: values)
    }
}

/// A type whose values have a string in each language.
public protocol CustomLocalizedStringResourceConvertible {
    /// The string of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
