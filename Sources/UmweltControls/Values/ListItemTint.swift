@_spi(Kernel) import Umwelt

/// The tint of the icons of labels in the rows of a list.
public struct ListItemTint: Sendable {
    enum Kind: Hashable, Sendable {
        case color(Color)
        case monochrome
    }

    let kind: Kind

    /// Returns a tint that does not depend on the user's preferences.
    ///
    /// - Parameter tint: The colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// Returns a tint that the user may have replaced; no host of Umwelt has such a preference.
    ///
    /// - Parameter tint: The colour.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// A grey tint.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint.Kind? { nil }
}

extension EnvironmentValues {
    /// The tint of the icons of labels in rows; nil for the tint of controls. `Label` reads it.
    var listItemTint: ListItemTint.Kind? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of the icons of labels in the rows of a list; nil for the tint of controls.
    ///
    /// ```swift
    /// Section("Mailboxes") { mailboxes }.listItemTint(.monochrome)
    /// ```
    ///
    /// - Parameters:
    ///   - tint: The colour; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listItemTint(
        _ tint: ListItemTint?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listItemTint, tint?.kind, fileID: fileID, line: line)
    }

    /// Sets the tint of the icons of labels in the rows of a list to a colour; nil for the tint of controls.
    ///
    /// - Parameters:
    ///   - tint: The colour; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listItemTint(
        _ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listItemTint(tint.map { .fixed($0) }, fileID: fileID, line: line)
    }
}
