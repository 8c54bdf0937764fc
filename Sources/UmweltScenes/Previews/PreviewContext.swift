import UmweltDrawing

/// A key of the values of a preview's context.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value

    /// The value of contexts that have none.
    static var defaultValue: Value { get }
}

/// The surroundings of a preview, such as a widget's.
public protocol PreviewContext {
    /// The value of a key.
    ///
    /// - Parameter key: The type of the key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
    /// Sets the context of a preview, which only widgets have.
    ///
    /// Here the preview is drawn like any other view, which is logged once.
    ///
    /// - Parameter value: The context, which is not used.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        OnceLog.previews.warning(
            "previewContext(\(type(of: value))): Umwelt has no widgets, and draws the preview as any other view.")
        return self
    }
}

extension OnceLog {
    /// The log of unsupported preview settings.
    fileprivate static let previews = OnceLog(Log.views)
}
