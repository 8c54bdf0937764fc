extension View {
    /// Sets whether what scrolls in this view shows its content also outside of its frame, such as the shadows of cards.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { cards } }.scrollClipDisabled()
    /// ```
    ///
    /// In the browser that is as far as 64 points.
    nonisolated public func scrollClipDisabled(
        _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.isClipDisabled = disabled }, fileID: fileID, line: line)
    }
}
