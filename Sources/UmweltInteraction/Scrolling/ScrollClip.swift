extension View {
    /// Sets whether scrollable views in this view show their content outside of their frame too, such as the shadows of
    /// cards.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { cards } }.scrollClipDisabled()
    /// ```
    ///
    /// In the browser the content is shown up to 64 points outside.
    ///
    /// - Parameters:
    ///   - disabled: True to show the content outside of the frame.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollClipDisabled(
        _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.isClipDisabled = disabled }, fileID: fileID, line: line)
    }
}
