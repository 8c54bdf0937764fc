import Foundation

extension URL {
    /// Makes the URL that a strategy reads.
    ///
    /// - Parameters:
    ///   - value: The input of the strategy.
    ///   - strategy: The strategy, which reads the input.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }

    /// A strategy that reads URLs from texts, and chooses which components are required.
    public struct ParseStrategy: Codable, Hashable, Sendable, KeyPathCopying {
        /// The treatment of a missing component.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable,
            CustomStringConvertible
        {
            /// The text is no URL.
            case required

            /// The URL has no such component.
            case optional

            /// The URL gets this component.
            case defaultValue(Component)

            /// The choice in words.
            public var description: String {
                switch self {
                case .required: "required"
                case .optional: "optional"
                case .defaultValue(let value): "default \(value)"
                }
            }

            /// Returns the component, or the default value if it is missing; throws if it is required.
            func value(of component: Component?, in text: String) throws -> Component? {
                switch self {
                case .optional: component
                case .defaultValue(let value): component ?? value
                case .required:
                    if let component { component } else { throw URL.ParseStrategy.error(text) }
                }
            }
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        /// Makes a strategy.
        ///
        /// - Parameters:
        ///   - scheme: What to do if the scheme is missing: `required`, `optional` or a default value.
        ///   - user: What to do if the user is missing: `required`, `optional` or a default value.
        ///   - password: What to do if the password is missing: `required`, `optional` or a default value.
        ///   - host: What to do if the host is missing: `required`, `optional` or a default value.
        ///   - port: What to do if the port is missing: `required`, `optional` or a default value.
        ///   - path: What to do if the path is missing: `required`, `optional` or a default value.
        ///   - query: What to do if the query is missing: `required`, `optional` or a default value.
        ///   - fragment: What to do if the fragment is missing: `required`, `optional` or a default value.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        /// Returns the strategy with another choice for the scheme.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }

        /// Returns the strategy with another choice for the user.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }

        /// Returns the strategy with another choice for the password.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.password, strategy)
        }

        /// Returns the strategy with another choice for the host.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }

        /// Returns the strategy with another choice for the port.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }

        /// Returns the strategy with another choice for the path.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }

        /// Returns the strategy with another choice for the query.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }

        /// Returns the strategy with another choice for the fragment.
        ///
        /// - Parameter strategy: What to do if the component is missing: `required`, `optional` or a default value.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.fragment, strategy)
        }

        private static func error(_ text: String) -> CocoaError {
            CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\(text) is no URL of this format."])
        }
    }
}

extension URL.ParseStrategy: ParseStrategy {
    /// Reads a URL from text; throws if a required component is missing.
    ///
    /// - Parameter value: The text.
    public func parse(_ value: String) throws -> URL {
        let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, var parts = URLComponents(string: text) else { throw Self.error(value) }
        func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        parts.scheme = try scheme.value(of: filled(parts.scheme), in: value)
        parts.user = try user.value(of: filled(parts.user), in: value)
        parts.password = try password.value(of: filled(parts.password), in: value)
        parts.host = try host.value(of: filled(parts.host), in: value)
        parts.port = try port.value(of: parts.port, in: value)
        parts.path = try path.value(of: filled(parts.path), in: value) ?? ""
        parts.query = try query.value(of: filled(parts.query), in: value)
        parts.fragment = try fragment.value(of: filled(parts.fragment), in: value)
        guard let url = parts.url else { throw Self.error(value) }
        return url
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// The strategy that reads URLs which have a scheme and a host.
    public static var url: Self { Self() }
}
