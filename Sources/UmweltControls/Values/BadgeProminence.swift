@_spi(Kernel) import Umwelt

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    package enum Kind: Hashable {
        case decreased, standard, increased
    }

    package let kind: Kind

    /// Less prominent than the default: for badges that require no action.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// The default prominence.
    public static let standard = BadgeProminence(kind: .standard)
    /// More prominent than the default: for badges that require an action.
    public static let increased = BadgeProminence(kind: .increased)
}

struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of badges.
    ///
    /// The badges of list rows read it; those of tabs are always prominent. Set it with
    /// ``View/badgeProminence(_:fileID:line:)``.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of badges in this view.
    ///
    /// ```swift
    /// Text("Inbox").badge(unread).badgeProminence(.increased)
    /// ```
    ///
    /// - Parameters:
    ///   - prominence: The prominence: `.standard` or `.increased`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func badgeProminence(
        _ prominence: BadgeProminence, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.badgeProminence, prominence, fileID: fileID, line: line)
    }
}
