import Foundation
@_spi(Kernel) import Umwelt

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    package enum Kind: Equatable {
        case `default`, compact
        case custom(CGFloat)
    }

    let kind: Kind

    /// The default space.
    public static let `default` = ListSectionSpacing(kind: .default)

    /// Less than the default.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// Returns a spacing of a length in points.
    ///
    /// - Parameter spacing: The distance, in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(kind: .custom(max(spacing, 0)))
    }
}

struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing.Kind { .default }
}

extension EnvironmentValues {
    /// The space between the rows of a list, in points; nil for none. `List` reads it.
    package var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// The space between the sections of a list. `List` reads it.
    package var listSectionSpacing: ListSectionSpacing.Kind {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the rows of lists in this view, in points; nil for none.
    ///
    /// - Parameters:
    ///   - spacing: The distance, in points; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listRowSpacing(
        _ spacing: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listRowSpacing, spacing.map { max($0, 0) }, fileID: fileID, line: line)
    }

    /// Sets the space between the sections of lists in this view.
    ///
    /// - Parameters:
    ///   - spacing: The distance: default, compact, or a number of points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listSectionSpacing(
        _ spacing: ListSectionSpacing, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listSectionSpacing, spacing.kind, fileID: fileID, line: line)
    }

    /// Sets the space between the sections of lists in this view, in points.
    ///
    /// - Parameters:
    ///   - spacing: The distance, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listSectionSpacing(
        _ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listSectionSpacing(.custom(spacing), fileID: fileID, line: line)
    }
}
