extension Text {
    /// The size of text relative to other text of the same font.
    public struct Scale: Hashable, Sendable {
        enum Kind: Hashable {
            case `default`, secondary
        }

        let kind: Kind

        /// The same size.
        public static let `default` = Scale(kind: .default)
        /// A smaller size, as of units beside their numbers.
        public static let secondary = Scale(kind: .secondary)
    }

    /// Returns the text in a scale, which replaces that of an outer text or view; unchanged if `isEnabled` is false.
    ///
    /// ```swift
    /// Text("72") + Text("km/h").textScale(.secondary)
    /// ```
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: False for no change.
    nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.fontModifier(.secondaryScale, isActive: scale == .secondary)) : self
    }
}

extension View {
    /// Sets the scale of texts in this view relative to other text of the same font; has no effect if it is not
    /// enabled.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: False for no change.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.fontModifiers,
            transform: { if isEnabled { $0.set(.secondaryScale, isActive: scale == .secondary) } }, fileID: fileID,
            line: line)
    }
}
