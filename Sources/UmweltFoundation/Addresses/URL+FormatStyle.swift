import Foundation

extension URL {
    /// Returns the URL's scheme, host and path as text.
    public func formatted() -> String { formatted(.url) }

    /// Returns the URL in a format.
    ///
    /// - Parameter format: The format of the value.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }

    /// A format that writes a URL as text and chooses which components are shown.
    ///
    /// ```swift
    /// TextField("Website", value: $website, format: .url)
    /// Text(website.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))))
    /// ```
    public struct FormatStyle: Codable, Hashable, Sendable, KeyPathCopying {
        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Makes a format.
        ///
        /// - Parameters:
        ///   - scheme: The condition for showing the scheme.
        ///   - user: The condition for showing the user name.
        ///   - password: The condition for showing the password.
        ///   - host: The condition for showing the host.
        ///   - port: The condition for showing the port.
        ///   - path: The condition for showing the path.
        ///   - query: The condition for showing the query.
        ///   - fragment: The condition for showing the fragment.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
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

        /// Returns the format with another choice for the scheme.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }

        /// Returns the format with another choice for the user.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }

        /// Returns the format with another choice for the password.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }

        /// Returns the format with another choice for the host.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }

        /// Returns the format with another choice for the port.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }

        /// Returns the format with another choice for the path.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }

        /// Returns the format with another choice for the query.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }

        /// Returns the format with another choice for the fragment.
        ///
        /// - Parameter strategy: When to show the component: `always`, `never` or a condition.
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }
    }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// Returns a URL as text, with readable characters instead of percent encoding.
    ///
    /// - Parameter value: The value.
    public func format(_ value: URL) -> String {
        guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: false) else { return value.absoluteString }
        func shown(_ text: String?, _ option: ComponentDisplayOption) -> String? {
            text.flatMap { !$0.isEmpty && option.isShown(of: parts) ? $0 : nil }
        }
        var authority = ""
        let (user, password) = (shown(parts.user, user), shown(parts.password, password))
        if user != nil || password != nil { authority = [user, password].compactMap { $0 }.joined(separator: ":") }
        let host = parts.host.flatMap { $0.isEmpty ? nil : self.host.text(of: $0, in: parts) }
        if let host { authority += (authority.isEmpty ? "" : "@") + host }
        if let port = shown(parts.port.map(String.init), port) { authority += (authority.isEmpty ? "" : ":") + port }

        var text = ""
        if let scheme = shown(parts.scheme, scheme) { text = scheme + (host == nil ? ":" : "://") }
        text += authority
        let query = shown(parts.query, query)
        let fragment = shown(parts.fragment, fragment)
        if var path = shown(parts.path, path) {
            // A slash at the end says nothing.
            if path.hasSuffix("/"), query == nil, fragment == nil { path.removeLast() }
            text += path
        }
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }

    /// A strategy that reads texts that this format wrote: components that are always shown are required. A path may be
    /// empty.
    public var parseStrategy: URL.ParseStrategy {
        func need(_ option: ComponentDisplayOption) -> URL.ParseStrategy.ComponentParseStrategy<String> {
            option == .always ? .required : .optional
        }
        return URL.ParseStrategy(
            scheme: need(scheme), user: need(user), password: need(password),
            host: host.isAlwaysShown ? .required : .optional, port: port == .always ? .required : .optional,
            path: .optional, query: need(query), fragment: need(fragment))
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The format of URLs that shows their scheme, host and path.
    public static var url: Self { Self() }
}
