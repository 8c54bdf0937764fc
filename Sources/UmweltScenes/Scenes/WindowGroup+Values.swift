extension WindowGroup {
    /// Makes a group whose windows each show a value; nil in a window that was opened without one. `openWindow(value:)`
    /// opens them: one window for each value.
    ///
    /// ```swift
    /// WindowGroup(for: Book.ID.self) { $id in BookView(id: id) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(content: content))
    }

    /// Makes a group with a name for `openWindow`, whose windows each show a value.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(id: id, content: content))
    }

    /// Makes a group whose windows have a title and each show a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(title: title, content: content))
    }

    /// Makes a group whose windows have a title, in the language of the environment, and each show a value.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(title: Text(titleKey), content: content))
    }

    /// Makes a group whose windows have a title and each show a value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(title: Text(title), content: content))
    }

    /// Makes a group with a name for `openWindow`, whose windows have a title and each show a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(id: id, title: title, content: content))
    }

    /// Makes a group with a name for `openWindow`, whose windows have a title, in the language of the environment, and
    /// each show a value.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(id: id, title: Text(titleKey), content: content))
    }

    /// Makes a group with a name for `openWindow`, whose windows have a title and each show a value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - type: The type of the windows' values.
    ///   - content: Makes the content of a window from a binding to its value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowTemplate(id: id, title: Text(title), content: content))
    }
}
