@_spi(Kernel) import Umwelt

/// What the icons of labels in the rows of a list are tinted with.
public struct ListItemTint: Sendable {
    enum Kind: Hashable, Sendable {
        case color(Color)
        case monochrome
    }

    let kind: Kind

    /// A colour, whatever the person prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// A colour that the person may have replaced; no host here lets them.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// Grey.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint.Kind? { nil }
}

extension EnvironmentValues {
    /// What the icons of labels in rows are tinted with; nil for the tint of controls. `Label` reads it.
    var listItemTint: ListItemTint.Kind? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets what the icons of labels in the rows of a list are tinted with; nil for the tint of controls.
    ///
    /// ```swift
    /// Section("Mailboxes") { mailboxes }.listItemTint(.monochrome)
    /// ```
    nonisolated public func listItemTint(
        _ tint: ListItemTint?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listItemTint, tint?.kind, fileID: fileID, line: line)
    }

    /// Sets the colour that the icons of labels in the rows of a list are tinted with; nil for the tint of controls.
    nonisolated public func listItemTint(
        _ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listItemTint(tint.map { .fixed($0) }, fileID: fileID, line: line)
    }
}
