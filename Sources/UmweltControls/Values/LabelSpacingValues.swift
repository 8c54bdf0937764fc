import Foundation
@_spi(Kernel) import Umwelt

struct LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

struct LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The space between the icon of a label and its title, in points; nil for the default.
    ///
    /// The styles of ``Label`` that show both read it. Set it with ``View/labelIconToTitleSpacing(_:fileID:line:)``.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// The width that labels reserve for their icons, in points; nil for the width of each icon.
    ///
    /// The styles of ``Label`` that show icon and title read it. Set it with
    /// ``View/labelReservedIconWidth(_:fileID:line:)``.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between icon and title of the labels in this view, in points.
    ///
    /// - Parameters:
    ///   - value: The distance, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labelIconToTitleSpacing(
        _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.labelIconToTitleSpacing, value, fileID: fileID, line: line)
    }

    /// Sets the width that the labels in this view reserve for their icons, in points, so that titles below each other
    /// are aligned.
    ///
    /// An icon is centered in that width, and keeps its size even if it is wider.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Label("Rain", systemImage: "cloud.rain")
    ///     Label("Wind", systemImage: "wind")
    /// }
    /// .labelReservedIconWidth(32)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The width, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labelReservedIconWidth(
        _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.labelReservedIconWidth, value, fileID: fileID, line: line)
    }
}
