import Foundation
@_spi(Kernel) import Umwelt

struct LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

struct LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The room between the icon of a label and its title, in points; nil for the usual one.
    ///
    /// The styles of ``Label`` that show both read it. Set it with ``View/labelIconToTitleSpacing(_:fileID:line:)``.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// How wide the room is that labels have for their icons, in points; nil for as wide as each icon is.
    ///
    /// The styles of ``Label`` that show icon and title read it. Set it with ``View/labelReservedIconWidth(_:fileID:line:)``.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the room between icon and title of the labels in this view, in points.
    nonisolated public func labelIconToTitleSpacing(
        _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.labelIconToTitleSpacing, value, fileID: fileID, line: line)
    }

    /// Sets how wide the room is that the labels in this view have for their icons, in points, so that titles below each
    /// other begin at one line. An icon stands in the middle of it, and keeps its size though it be wider.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Label("Rain", systemImage: "cloud.rain")
    ///     Label("Wind", systemImage: "wind")
    /// }
    /// .labelReservedIconWidth(32)
    /// ```
    nonisolated public func labelReservedIconWidth(
        _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.labelReservedIconWidth, value, fileID: fileID, line: line)
    }
}
