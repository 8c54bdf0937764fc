/// Fetches again what a view shows.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// ```
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    nonisolated init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Fetches, and returns when that is done.
    public func callAsFunction() async { await action() }
}

struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Fetches again what the view shows; nil if nothing does.
    ///
    /// Lists and other views that scroll up and down offer it: by pulling down, and to those who cannot, as an action.
    public var refresh: RefreshAction? { self[RefreshKey.self] }

    var refreshAction: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets people have fetched again what this view shows.
    ///
    /// ```swift
    /// List(mails) { MailRow(mail: $0) }.refreshable { await mailbox.fetch() }
    /// ```
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.refreshAction, RefreshAction(action), fileID: fileID, line: line)
    }
}
