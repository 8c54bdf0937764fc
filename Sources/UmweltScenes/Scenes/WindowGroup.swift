/// A scene with any number of windows of one structure. Each window has its own state; the app's state is shared.
///
/// ```swift
/// WindowGroup { LibraryView() }
/// WindowGroup("Book", id: "book", for: Book.ID.self) { $id in BookView(id: id) }
/// ```
///
/// The app starts with a window of its first scene. `openWindow` opens others, if the host supports several: in the
/// browser, each in its own tab.
public nonisolated struct WindowGroup<Content: View>: WindowScene {
    package let windows: WindowTemplate<Content>

    nonisolated init(_ windows: WindowTemplate<Content>) { self.windows = windows }

    /// Makes a group whose windows show a view.
    ///
    /// - Parameter makeContent: Makes the content of a window.
    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
        windows = WindowTemplate { _ in makeContent() }
    }

    /// Makes a group with an identifier for `openWindow`.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - makeContent: Makes the content of a window.
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        windows = WindowTemplate(id: id) { _ in makeContent() }
    }

    /// Makes a group whose windows have a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
        windows = WindowTemplate(title: title) { _ in makeContent() }
    }

    /// Makes a group whose windows have a title, in the language of the environment.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - makeContent: Makes the content of a window.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(Text(titleKey), makeContent: makeContent)
    }

    /// Makes a group whose windows have a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(Text(title), makeContent: makeContent)
    }

    /// Makes a group with an identifier for `openWindow`, whose windows have a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        windows = WindowTemplate(id: id, title: title) { _ in makeContent() }
    }

    /// Makes a group with an identifier for `openWindow`, whose windows have a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - makeContent: Makes the content of a window.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(titleKey), id: id, makeContent: makeContent)
    }

    /// Makes a group with an identifier for `openWindow`, whose windows have a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - makeContent: Makes the content of a window.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(title), id: id, makeContent: makeContent)
    }

    /// Makes a group whose windows all show the same value of a view.
    ///
    /// - Parameter content: The view, made once for each window.
    @available(*, deprecated, renamed: "init(makeContent:)")
    nonisolated public init(@ViewBuilder content: () -> Content) {
        let content = content()
        self.init { content }
    }
}
