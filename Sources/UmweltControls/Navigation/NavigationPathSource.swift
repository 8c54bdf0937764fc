@_spi(Kernel) import Umwelt

/// The path of a stack, whatever its type is.
struct NavigationPathSource {
    /// The values from bottom to top. Who reads them depends on the binding.
    let read: () -> [NavigationValue]

    /// Goes back over some values.
    let removeLast: (Int) -> Void

    /// Navigates on to a value. Answers whether the path holds values of its type.
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
