/// The visitor whose page shows a window, as far as the server knows: an environment value that only Umwelt has.
///
/// ```swift
/// struct Welcome: View {
///     @Environment(\.visitor) private var visitor
///     var body: some View { Text("Hello, \(visitor?.user ?? "stranger")") }
/// }
/// ```
public struct Visitor: Hashable, Sendable {
    /// An identifier of the visitor's browser and user, the same at each visit; nil where all visitors share the app.
    ///
    /// It grants no access, so apps may store it with the visitor's data.
    public var id: String?

    /// The name of the user who is signed in at the proxy in front of the server; nil if the proxy sends none.
    public var user: String?

    /// The groups of the user, as the proxy sends them.
    public var groups: [String]

    /// The address of the visitor's machine, or of the last proxy that is not trusted; nil if it is not known.
    public var address: String?

    /// The languages that the browser asks for, the preferred ones first, as in `de-AT`.
    public var languages: [String]

    /// Makes a visitor, for tests and previews.
    ///
    /// - Parameters:
    ///   - id: The identifier of the visitor; nil if unknown.
    ///   - user: The name of the signed-in user; nil for none.
    ///   - groups: The groups of the user.
    ///   - address: The network address; nil if unknown.
    ///   - languages: The preferred languages, in order of preference.
    public init(
        id: String? = nil, user: String? = nil, groups: [String] = [], address: String? = nil, languages: [String] = []
    ) {
        self.id = id
        self.user = user
        self.groups = groups
        self.address = address
        self.languages = languages
    }
}

/// The trait with which the host of a page passes the visitor to views.
struct VisitorTrait: UITraitDefinition {
    static var defaultValue: Visitor? { nil }
}

struct VisitorKey: UITraitBridgedEnvironmentKey {
    static var defaultValue: Visitor? { nil }

    static func read(from traitCollection: UITraitCollection) -> Visitor? { traitCollection[VisitorTrait.self] }

    static func write(to mutableTraits: inout any UIMutableTraits, value: Visitor?) {
        mutableTraits[VisitorTrait.self] = value
    }
}

extension HostTraits {
    /// The visitor whose page shows the window; nil in hosts that have no visitors.
    public var visitor: Visitor? {
        get { custom[VisitorTrait.self] }
        set { custom[VisitorTrait.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The visitor whose page shows the window. The host in the browser sets it; elsewhere, and for the app and its
    /// scenes, it is nil.
    public var visitor: Visitor? {
        get { self[VisitorKey.self] }
        set { self[VisitorKey.self] = newValue }
    }
}
