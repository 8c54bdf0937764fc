extension Image {
    /// A range of brightness for images.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind {
            case standard, constrainedHigh, high
        }

        private let kind: Kind

        /// The range of the window's white.
        public static let standard = DynamicRange(kind: .standard)

        /// Somewhat brighter than the window's white.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)

        /// As bright as the screen can be.
        public static let high = DynamicRange(kind: .high)
    }

    /// Has no effect: images are shown in the standard range, as on a display without a higher range.
    ///
    /// - Parameter range: The range; nil for the default.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// The range of brightness for images; nil for the window's default. Umwelt's own images have the standard range,
    /// as on every screen without a higher one.
    ///
    /// Set it with ``View/allowedDynamicRange(_:fileID:line:)``. Views that show images themselves can read it.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the range of brightness that images in this view may have. Umwelt's own images have the standard range, as
    /// on every screen without a higher one.
    ///
    /// - Parameters:
    ///   - range: The range; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func allowedDynamicRange(
        _ range: Image.DynamicRange?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.allowedDynamicRange, range, fileID: fileID, line: line)
    }
}
