@_spi(Kernel) import Umwelt

extension Image {
    /// A range of brightness in which images are shown.
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

    /// Has no effect: images are shown in the standard range, as on every screen without a higher one.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
    /// Has no effect: images are shown in the standard range, as on every screen without a higher one.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
