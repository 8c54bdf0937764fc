import Foundation

extension URL.FormatStyle {
    /// A component of a URL.
    public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
        /// The scheme.
        case scheme = 1
        /// The user.
        case user = 2
        /// The password.
        case password = 4
        /// The host.
        case host = 8
        /// The port.
        case port = 16
        /// The path.
        case path = 32
        /// The query.
        case query = 64
        /// The fragment.
        case fragment = 128

        /// The name of the component.
        public var description: String {
            switch self {
            case .scheme: "scheme"
            case .user: "username"
            case .password: "password"
            case .host: "host"
            case .port: "port"
            case .path: "path"
            case .query: "query"
            case .fragment: "fragment"
            }
        }

        func text(of parts: URLComponents) -> String? {
            switch self {
            case .scheme: parts.scheme
            case .user: parts.user
            case .password: parts.password
            case .host: parts.host
            case .port: parts.port.map(String.init)
            case .path: parts.path
            case .query: parts.query
            case .fragment: parts.fragment
            }
        }
    }

    /// A condition under which something shows or is omitted: that a component is one of some texts.
    struct Condition: Codable, Hashable, Sendable, CustomStringConvertible {
        let component: Component
        let texts: Set<String>

        /// The schemes of web pages.
        static let isHTTP = Condition(component: .scheme, texts: ["http", "https"])

        var description: String { "if \(component) is one of \(texts.sorted())" }

        func isMet(by parts: URLComponents) -> Bool { component.text(of: parts).map(texts.contains) ?? false }
    }

    /// A choice whether a component shows.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private let isShown: Bool
        fileprivate let condition: Condition?

        private init(isShown: Bool, if condition: Condition? = nil) {
            self.isShown = isShown
            self.condition = condition
        }

        /// The choice that always shows the component.
        public static var always: Self { Self(isShown: true) }

        /// The choice that never shows the component.
        public static var never: Self { Self(isShown: false) }

        /// The choice that omits the component in URLs of web pages.
        public static var omitIfHTTPFamily: Self { Self(isShown: false, if: .isHTTP) }

        /// Returns the option to show the component only if another component equals one of the given texts.
        ///
        /// - Parameters:
        ///   - component: The component whose text is compared.
        ///   - requirements: The texts that are compared with the other component.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(isShown: true, if: Condition(component: component, texts: requirements))
        }

        /// Returns the option to omit the component if another component equals one of the given texts.
        ///
        /// - Parameters:
        ///   - component: The component whose text is compared.
        ///   - requirements: The texts that are compared with the other component.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(isShown: false, if: Condition(component: component, texts: requirements))
        }

        /// The choice in words.
        public var description: String {
            guard let condition else { return isShown ? "always" : "never" }
            return "\(isShown ? "displayed" : "omitted") (\(condition))"
        }

        func isShown(of parts: URLComponents) -> Bool { (condition?.isMet(by: parts) ?? true) == isShown }
    }

    /// The part of the host that is shown, if any.
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private var choice: ComponentDisplayOption
        private var omittedSubdomains: Set<String> = []
        private var omitsFurtherSubdomains = false

        private init(_ choice: ComponentDisplayOption) { self.choice = choice }

        /// The choice that always shows the host.
        public static var always: Self { Self(.always) }

        /// The choice that never shows the host.
        public static var never: Self { Self(.never) }

        /// The choice that omits the host in URLs of web pages.
        public static var omitIfHTTPFamily: Self { Self(.omitIfHTTPFamily) }

        /// Returns the choice that shows the host only where a component is one of some texts.
        ///
        /// - Parameters:
        ///   - component: The component whose text is compared.
        ///   - requirements: The texts that are compared with the other component.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.displayWhen(component, matches: requirements))
        }

        /// Returns the choice that omits the host where a component is one of some texts.
        ///
        /// - Parameters:
        ///   - component: The component whose text is compared.
        ///   - requirements: The texts that are compared with the other component.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.omitWhen(component, matches: requirements))
        }

        /// Returns the choice that shows the host without some subdomains at its beginning.
        ///
        /// - Parameters:
        ///   - subdomainsToOmit: The subdomains, such as `www`.
        ///   - omitMultiLevelSubdomains: If true, no more than the last three names of a host show. Public suffixes of
        ///     more than one level, such as `co.uk`, are not known.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            var option = Self.always
            option.omittedSubdomains = subdomainsToOmit
            option.omitsFurtherSubdomains = omitMultiLevelSubdomains
            return option
        }

        /// Returns the choice that shows the host without some subdomains where a component is one of some texts, and
        /// with them elsewhere.
        ///
        /// - Parameters:
        ///   - subdomainsToOmit: The subdomains to omit, such as "www".
        ///   - omitMultiLevelSubdomains: True to omit the whole subdomain if it has several levels.
        ///   - component: The component whose text is compared.
        ///   - requirements: The texts that are compared with the other component.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(
                subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.choice = .displayWhen(component, matches: requirements)
            return option
        }

        /// The choice in words.
        public var description: String {
            guard omitsSubdomains else { return choice.description }
            let condition = choice.condition.map { " (\($0))" } ?? ""
            return "displayed without \(omittedSubdomains.sorted())" + condition
        }

        private var omitsSubdomains: Bool { !omittedSubdomains.isEmpty || omitsFurtherSubdomains }

        var isAlwaysShown: Bool { choice == .always || omitsSubdomains }

        /// Returns the visible part of a host; nil if it is not shown.
        func text(of host: String, in parts: URLComponents) -> String? {
            let isShown = choice.isShown(of: parts)
            // The choice is of subdomains where these are omitted: the rest of the host shows in any case.
            guard omitsSubdomains else { return isShown ? host : nil }
            return isShown ? shortened(host) : host
        }

        private func shortened(_ host: String) -> String {
            var names = host.split(separator: ".")
            let isAddress = host.contains(":") || names.allSatisfy { UInt8($0) != nil }
            guard !isAddress, names.count > 2 else { return host }
            if omitsFurtherSubdomains { names.removeFirst(names.count - 3) }
            if omittedSubdomains.contains(String(names[0])) { names.removeFirst() }
            return names.joined(separator: ".")
        }
    }
}
