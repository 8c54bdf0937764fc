@_spi(Kernel) import Umwelt

/// Where somebody has navigated to: values of any types, from the bottom of a stack to its top.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { LibraryView() }
/// ```
public struct NavigationPath {
    var elements: [NavigationValue] = []

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether there is no value: only the stack's root shows.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path as something that can be stored; nil if one of its values cannot.
    public var codable: CodableRepresentation? {
        let stored = elements.compactMap(\.codable)
        return stored.count == elements.count ? CodableRepresentation(elements: stored) : nil
    }

    /// Makes an empty path.
    public init() {}

    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }

    /// Makes a path of values that can be stored.
    public init<S: Sequence>(_ elements: S) where S.Element: Codable, S.Element: Hashable {
        self.elements = elements.map { NavigationValue(storable: $0) }
    }

    /// Makes a path from its stored form.
    public init(_ codable: CodableRepresentation) { elements = codable.elements.map { $0.navigationValue } }

    /// Navigates on to a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationValue(value)) }

    /// Navigates on to a value that can be stored.
    public mutating func append<V: Codable & Hashable>(_ value: V) { elements.append(NavigationValue(storable: value)) }

    /// Goes back over some values. There must be as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}
