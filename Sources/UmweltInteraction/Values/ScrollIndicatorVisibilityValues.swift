struct HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

struct VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the indicators of scroll views that scroll horizontally.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollIndicators(_:axes:fileID:line:)``.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// The visibility of the indicators of scroll views that scroll vertically.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollIndicators(_:axes:fileID:line:)``.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of scroll indicators in this view.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { covers }.scrollIndicators(.hidden)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility: automatic, visible, hidden, or never.
    ///   - axes: The axes of the indicators; both by default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.horizontalScrollIndicatorVisibility,
            transform: { if axes.contains(.horizontal) { $0 = visibility } }, fileID: fileID, line: line
        )
        .transformEnvironment(
            \.verticalScrollIndicatorVisibility,
            transform: { if axes.contains(.vertical) { $0 = visibility } }, fileID: fileID, line: line)
    }
}
