@_spi(Kernel) import Umwelt

/// The values of a navigation stack's levels, of any types, from the bottom to the top.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { LibraryView() }
/// ```
public struct NavigationPath {
    var elements: [NavigationValue] = []

    /// The number of values.
    public var count: Int { elements.count }

    /// True if the path is empty: only the stack's root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be encoded; nil if one of its values cannot.
    public var codable: CodableRepresentation? {
        let stored = elements.compactMap(\.codable)
        return stored.count == elements.count ? CodableRepresentation(elements: stored) : nil
    }

    /// Makes an empty path.
    public init() {}

    /// Makes a path of values.
    ///
    /// - Parameter elements: The values, from the first level on.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }

    /// Makes a path of values that can be encoded.
    ///
    /// - Parameter elements: The values, from the first level on.
    public init<S: Sequence>(_ elements: S) where S.Element: Codable, S.Element: Hashable {
        self.elements = elements.map { NavigationValue(storable: $0) }
    }

    /// Makes a path from its encodable form.
    ///
    /// - Parameter codable: The stored values.
    public init(_ codable: CodableRepresentation) { elements = codable.elements.map { $0.navigationValue } }

    /// Appends a value, which navigates to it.
    ///
    /// - Parameter value: The value to push.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationValue(value)) }

    /// Appends a value that can be encoded, which navigates to it.
    ///
    /// - Parameter value: The value to push.
    public mutating func append<V: Codable & Hashable>(_ value: V) { elements.append(NavigationValue(storable: value)) }

    /// Removes the last values, which navigates back.
    ///
    /// Precondition: the path has at least `k` values.
    ///
    /// - Parameter k: The number of levels.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}
