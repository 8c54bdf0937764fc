@_spi(Kernel) import Umwelt

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    enum Kind: Hashable {
        case decreased, standard, increased
    }

    let kind: Kind

    /// Less than usual: for what nobody has to do anything about.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// As is usual.
    public static let standard = BadgeProminence(kind: .standard)
    /// More than usual: for what waits for people.
    public static let increased = BadgeProminence(kind: .increased)
}

struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// How much badges stand out.
    ///
    /// The badges of a list's rows read it; those of tabs always stand out. Set it with ``View/badgeProminence(_:fileID:line:)``.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much badges in this view stand out.
    ///
    /// ```swift
    /// Text("Inbox").badge(unread).badgeProminence(.increased)
    /// ```
    nonisolated public func badgeProminence(
        _ prominence: BadgeProminence, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.badgeProminence, prominence, fileID: fileID, line: line)
    }
}
