extension View {
    /// Makes a value the path of the page's URL: one of the modifiers that are Umwelt's own.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { NoteList() }
    ///     .navigationURL($path) { path in
    ///         path.isEmpty ? [] : ["notes"] + path.map(String.init)
    ///     } destination: { components in
    ///         guard components.first == "notes" else { return components.isEmpty ? [] : nil }
    ///         return components.dropFirst().compactMap(Int.init)
    ///     }
    /// ```
    ///
    /// In the browser a new value is a new entry of the page's history, with the URL that the components make. The back
    /// and forward buttons, reloading, bookmarks and links restore the value. `onOpenURL` receives the other URLs, and
    /// those with a query or a fragment. If nothing handles a URL, the root is shown.
    ///
    /// Each window has one such value. For a selection and a path together it is a structure with both.
    ///
    /// - Parameters:
    ///   - value: The value: the path of a stack, or the selection of tabs or of a list.
    ///   - components: Returns the components of the URL's path for a value; none for the root. They may have any
    ///     characters, but are not empty, and neither `.` nor `..`. The first component must not be `client`, `files`,
    ///     `images` or `socket`, which the server uses.
    ///   - destination: Returns the value for path components; nil for components unknown to the app. Any user can
    ///     write a URL: do not trust them.
    nonisolated public func navigationURL<Value>(
        _ value: Binding<Value>, components: @escaping (Value) -> [String],
        destination: @escaping ([String]) -> Value?
    ) -> some View {
        modifier(NavigationURLModifier(value: value, components: components, destination: destination))
    }

    /// Makes the path of a navigation stack the path of the page's URL, with a component for each value.
    ///
    /// ```swift
    /// NavigationStack(path: $numbers) { NoteList() }.navigationURL($numbers)
    /// ```
    ///
    /// A URL with a component that is not a value is not handled.
    ///
    /// - Parameter path: The values of the levels.
    nonisolated public func navigationURL<Path>(_ path: Binding<Path>) -> some View
    where
        Path: MutableCollection, Path: RandomAccessCollection, Path: RangeReplaceableCollection,
        Path.Element: LosslessStringConvertible
    {
        navigationURL(path) {
            $0.map(\.description)
        } destination: { components in
            let values = components.compactMap { Path.Element($0) }
            return values.count == components.count ? Path(values) : nil
        }
    }

    /// Makes a selection the path of the page's URL, with the value as its component; nil is the root.
    ///
    /// - Parameter selection: The value for the last component of the path.
    nonisolated public func navigationURL<Value: LosslessStringConvertible>(
        _ selection: Binding<Value?>
    ) -> some View {
        navigationURL(selection) {
            $0.map { [$0.description] } ?? []
        } destination: { components in
            guard let text = components.first else { return .some(nil) }
            return components.count == 1 ? Value(text).map { .some($0) } : nil
        }
    }

    /// Makes a selection the path of the page's URL, with its raw value as the component.
    ///
    /// ```swift
    /// enum Place: String { case notes, people }
    /// TabView(selection: $place) { … }.navigationURL($place, root: .notes)
    /// ```
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - root: The value without a component.
    nonisolated public func navigationURL<Value: RawRepresentable<String>>(
        _ selection: Binding<Value>, root: Value
    ) -> some View {
        navigationURL(selection) {
            $0 == root ? [] : [$0.rawValue]
        } destination: { components in
            guard let text = components.first else { return root }
            return components.count == 1 ? Value(rawValue: text) : nil
        }
    }
}

/// The modifier that reads the value. Its body runs for each new value.
private nonisolated struct NavigationURLModifier<Value>: ViewModifier {
    let value: Binding<Value>
    let components: (Value) -> [String]
    let destination: ([String]) -> Value?

    nonisolated init(
        value: Binding<Value>, components: @escaping (Value) -> [String], destination: @escaping ([String]) -> Value?
    ) {
        self.value = value
        self.components = components
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            _NavigationURLModifier(
                path: NavigationURLPath.text(components(value.wrappedValue)),
                go: { components in
                    guard let found = destination(components) else { return false }
                    value.wrappedValue = found
                    return true
                }))
    }
}
