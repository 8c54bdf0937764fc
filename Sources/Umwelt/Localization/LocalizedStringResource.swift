import Foundation

/// A string that is looked up in a bundle's tables where it is shown.
///
/// ```swift
/// let title: LocalizedStringResource = "Books"
/// Text(title)
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the tables are.
    public enum BundleDescription: Equatable, Sendable {
        /// In the app.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In a bundle at a place.
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

    /// The key in the tables.
    public let key: String

    /// What is shown without a translation, with its gaps.
    public let defaultValue: String.LocalizationValue

    /// The name of the table; nil for `Localizable`.
    public let table: String?

    /// The locale whose language is looked up where no environment has one.
    public var locale: Locale

    /// Where the tables are.
    public let bundle: BundleDescription

    /// Makes a resource whose key is also what is shown without a translation.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is looked up where no environment has one; the process's by default.
    ///   - bundle: Where the tables are.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle)
    }

    /// Makes a resource with a key and what is shown without a translation.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: What is shown without a translation, with gaps for interpolations.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - locale: The locale whose language is looked up where no environment has one; the process's by default.
    ///   - bundle: Where the tables are.
    ///   - comment: A remark for translators, which is not used at run time.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    /// Makes a resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Makes a resource of a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = value
        self.table = table
        // Foundation's own says nothing of the process's on Linux.
        self.locale = locale == .current ? ProcessEnvironment.locale : locale
        self.bundle = bundle
    }

    /// What is looked up.
    var text: LocalizedText {
        LocalizedText(
            key: LocalizedStringKey(key), table: table, bundle: bundle.bundle, defaultValue: defaultValue.key)
    }
}

/// A type whose values have a string in each language.
public protocol CustomLocalizedStringResourceConvertible {
    /// The string of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
