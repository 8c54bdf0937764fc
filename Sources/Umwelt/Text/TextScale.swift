extension Text {
    /// How large text is beside other text of the same font.
    public struct Scale: Hashable, Sendable {
        enum Kind: Hashable {
            case `default`, secondary
        }

        let kind: Kind

        /// As large.
        public static let `default` = Scale(kind: .default)
        /// Smaller, as units are beside their numbers.
        public static let secondary = Scale(kind: .secondary)
    }

    /// The text in a scale, whatever the scale around it is, if it is enabled.
    ///
    /// ```swift
    /// Text("72") + Text("km/h").textScale(.secondary)
    /// ```
    nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.fontModifier(.secondaryScale, isActive: scale == .secondary)) : self
    }
}

extension View {
    /// Sets how large texts in this view are beside other texts of the same font, if it is enabled.
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.fontModifiers,
            transform: { if isEnabled { $0.set(.secondaryScale, isActive: scale == .secondary) } }, fileID: fileID,
            line: line)
    }
}
