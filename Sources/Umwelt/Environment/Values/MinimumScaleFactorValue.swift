import Foundation

struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// How much smaller the font of a text may become where it would not fit otherwise, from 0 to 1.
    ///
    /// `Text` reads it. Set it with ``View/minimumScaleFactor(_:fileID:line:)``.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension View {
    /// Sets how much smaller the fonts of texts in this view may become where they would not fit otherwise: a factor
    /// from 0 to 1.
    ///
    /// ```swift
    /// Text(price).lineLimit(1).minimumScaleFactor(0.5)
    /// ```
    nonisolated public func minimumScaleFactor(
        _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.minimumScaleFactor, factor, fileID: fileID, line: line)
    }
}
