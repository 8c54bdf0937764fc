struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The animation of texts, symbols and images when they change in place.
    ///
    /// `Text` and `Image` read it when they change. Set it with ``View/contentTransition(_:fileID:line:)``.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// True if content that changes in place is drawn as one picture, like ``View/drawingGroup(opaque:colorMode:)``,
    /// until the change is over.
    ///
    /// `Text` and `Image` read it when they change.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how texts, symbols and images in this view are animated when they change in place.
    ///
    /// ```swift
    /// Text(score, format: .number).contentTransition(.numericText(value: Double(score)))
    /// ```
    ///
    /// - Parameters:
    ///   - transition: The way.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func contentTransition(
        _ transition: ContentTransition, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.contentTransition, transition, fileID: fileID, line: line)
    }
}
