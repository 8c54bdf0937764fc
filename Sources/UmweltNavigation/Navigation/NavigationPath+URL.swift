import Umwelt

extension View {
    /// Makes a navigation path of values of any types the path of the page's URL, with a component for each value.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { Library() }
    ///     .navigationURL($path) { value in
    ///         switch value {
    ///         case let book as Book: "book-\(book.id)"
    ///         case let author as Author: "by-\(author.name)"
    ///         default: nil
    ///         }
    ///     } value: { component in
    ///         library.book(at: component) ?? library.author(at: component)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the stack.
    ///   - component: Returns the component of a value; nil for none, and then the level has the URL of the previous
    ///     level.
    ///   - value: Returns the value of a component; nil if the app has none. Any user can write a URL: if a component
    ///     has no value, the URL is rejected.
    nonisolated public func navigationURL(
        _ path: Binding<NavigationPath>, component: @escaping (any Hashable) -> String?,
        value: @escaping (String) -> (any Hashable)?
    ) -> some View {
        navigationURL(path) { path in
            var components: [String] = []
            for element in path.elements {
                guard let value = element.base.base as? any Hashable, let next = component(value) else { break }
                components.append(next)
            }
            return components
        } destination: { components in
            var path = NavigationPath()
            for component in components {
                guard let value = value(component) else { return nil }
                path.elements.append(NavigationValue(any: value))
            }
            return path
        }
    }
}

extension NavigationValue {
    /// Makes a value of an opened type, which can be encoded if the type can.
    fileprivate init(any value: any Hashable) {
        if let value = value as? any (Codable & Hashable) {
            self.init(storable: value)
        } else {
            self.init(value)
        }
    }
}
