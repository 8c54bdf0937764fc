import Foundation

extension PersonNameComponents {
    /// Returns the given and the family name, in the order of the process's locale.
    public func formatted() -> String { formatted(.name(style: .medium)) }

    /// Returns the name in a format.
    ///
    /// - Parameter style: The style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// A format of the names of users.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of a name.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname or, without one, the given name.
            case short

            /// The given name and the family name.
            case medium

            /// All parts.
            case long

            /// The initials.
            case abbreviated
        }

        /// The length.
        public var style: Style

        /// The locale, whose language decides the order of names.
        public var locale: Locale

        /// Makes the format.
        ///
        /// - Parameters:
        ///   - style: The length of the name.
        ///   - locale: The locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the format in a locale.
        ///
        /// - Parameter locale: The locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// Returns a name as text.
        ///
        /// - Parameter value: The value.
        public func format(_ value: PersonNameComponents) -> String {
            let (given, family) = (value.givenName, value.familyName)
            switch style {
            case .short: return (value.nickname ?? given ?? family) ?? ""
            case .medium: return joined(isFamilyFirst ? [family, given] : [given, family])
            case .long:
                let names = isFamilyFirst ? [family, value.middleName, given] : [given, value.middleName, family]
                return joined([value.namePrefix] + names + [value.nameSuffix])
            case .abbreviated:
                let names = isFamilyFirst ? [family] : [given, family]
                return names.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
            }
        }

        private func joined(_ parts: [String?]) -> String {
            let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
            // Chinese, Japanese and Korean names are written without spaces.
            let isDense = parts.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }
            return parts.joined(separator: isDense ? "" : " ")
        }

        /// True for languages that put the family name first.
        private var isFamilyFirst: Bool {
            ["zh", "ja", "ko", "vi", "hu"].contains(locale.language.languageCode?.identifier ?? "")
        }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns the format of names of a length.
    ///
    /// - Parameter style: The length of the name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
