/// An action that fetches the data of a view again.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// ```
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    nonisolated init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Runs the action, and returns when it has finished.
    public func callAsFunction() async { await action() }
}

struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the view's data; nil for none.
    ///
    /// Lists and other views that scroll vertically offer it: by pulling down, and for users who cannot, as an
    /// accessibility action.
    public var refresh: RefreshAction? { self[RefreshKey.self] }

    var refreshAction: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Adds an action that fetches the data of this view again.
    ///
    /// Lists and other views that scroll vertically offer it: the user pulls the content down, or chooses an
    /// accessibility action.
    ///
    /// ```swift
    /// List(mails) { MailRow(mail: $0) }.refreshable { await mailbox.fetch() }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The action that fetches the data.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.refreshAction, RefreshAction(action), fileID: fileID, line: line)
    }
}
