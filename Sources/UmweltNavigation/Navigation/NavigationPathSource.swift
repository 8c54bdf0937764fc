@_spi(Kernel) import Umwelt

/// The binding of a stack's path, without the type of the path.
struct NavigationPathSource {
    /// Returns the values from bottom to top. The running graph node becomes a reader of the binding.
    let read: () -> [NavigationValue]

    /// Removes the last values, at most as many as there are.
    let removeLast: (Int) -> Void

    /// Appends a value. Returns false if the path cannot contain values of its type.
    let append: (NavigationValue) -> Bool

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        removeLast = { path.wrappedValue.elements.removeLast(min($0, path.wrappedValue.count)) }
        append = {
            path.wrappedValue.elements.append($0)
            return true
        }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        read = { path.wrappedValue.map { NavigationValue($0) } }
        removeLast = { count in
            var values = path.wrappedValue
            values.removeLast(min(count, values.count))
            path.wrappedValue = values
        }
        append = { value in
            guard let element = value.base.base as? Data.Element else { return false }
            path.wrappedValue.append(element)
            return true
        }
    }
}
