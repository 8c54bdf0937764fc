/// A scene with a single window.
///
/// ```swift
/// Window("Statistics", id: "statistics") { StatisticsView() }
/// ```
///
/// `openWindow(id:)` opens it, or brings it to the front if it is open.
public nonisolated struct Window<Content: View>: WindowScene {
    package let windows: WindowTemplate<Content>

    /// Makes a window with a title, and an identifier for `openWindow`.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Makes a window with a title, and an identifier for `openWindow`.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// Makes a window with a title, and an identifier for `openWindow`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - content: Makes the content.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        windows = WindowTemplate(id: id, title: title, isSingle: true) { _ in content }
    }
}
