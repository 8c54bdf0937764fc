import Foundation

struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// The smallest factor to which a text's font may shrink to fit, from 0 to 1.
    ///
    /// `Text` reads it. Set it with ``View/minimumScaleFactor(_:fileID:line:)``.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension View {
    /// Sets the smallest factor to which the fonts of texts in this view may shrink to fit.
    ///
    /// The factor is from 0 to 1. Factors below 0.01 are treated as 0.01, and factors that are not finite as 1.
    ///
    /// ```swift
    /// Text(price).lineLimit(1).minimumScaleFactor(0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - factor: The smallest factor of the font's size, from 0.01 to 1.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func minimumScaleFactor(
        _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.minimumScaleFactor, factor, fileID: fileID, line: line)
    }
}
