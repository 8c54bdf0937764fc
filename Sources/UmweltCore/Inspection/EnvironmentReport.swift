import UmweltGraph

/// The environment of a view: the values that it reads or that are set around it, with the modifiers that set them and
/// the views that read them.
public struct EnvironmentReport: Sendable, Equatable, Codable {
    /// The name of the view's type.
    public var view: String

    /// The values in the alphabetical order of their keys.
    public var values: [Value]

    /// The value of one key at the view.
    public struct Value: Sendable, Equatable, Codable {
        /// The name of the key: the name of its `@Entry`, or of its type without `Key` and in lower camel case, such as
        /// `font`; for objects, the type.
        public var key: String

        /// The value as text.
        public var value: String

        /// True if the value is the key's default, because nothing sets it.
        public var isDefault: Bool

        /// True if the view's body reads the value.
        public var isRead: Bool

        /// True if the inspector overrides the value, at the view or at an ancestor. The value then comes from none of
        /// its writers.
        public var isOverridden = false

        /// The modifiers that set the value, outermost first: the last one applies.
        public var writers: [Writer]

        /// The names of the views that read the value where the last writer sets it, in alphabetical order.
        public var readers: [String]
    }

    /// A modifier that sets a value.
    public struct Writer: Sendable, Equatable, Codable {
        /// The value as text.
        public var value: String

        /// The source position of the modifier, as `FILE:LINE`; nil for values of the host and the library.
        public var place: String?

        /// True if the host or the scene sets the value for the whole window.
        public var isHost: Bool
    }

    /// The value of a key by its name; nil if the view does not read it and nothing sets it.
    ///
    /// - Parameter key: The name of the key.
    public subscript(key: String) -> Value? { values.first { $0.key == key } }
}

extension EnvironmentReport {
    /// The environment as text that can be stored and compared: a line `KEY = VALUE` for each value that the view reads
    /// or that the program sets around it, in the alphabetical order of the keys. Default values are followed by `, the
    /// default`.
    ///
    /// Equal values have the same text in each process and on each machine: there are no source positions and no
    /// addresses, and sets and dictionaries are sorted. Objects without a description are named by their type.
    public var text: String {
        told.map { "\($0.key) = \($0.value)\($0.isDefault ? ", the default" : "")" }.joined(separator: "\n")
    }

    /// The values that the view reads or that the program sets around it.
    private var told: [Value] {
        values.filter { value in value.isRead || value.writers.contains { $0.place != nil } }
    }
}

extension EnvironmentReport: CustomStringConvertible {
    /// The values as lines, each with its writers and readers. Values that only the host and the library set, and the
    /// view does not read, are only counted.
    public var description: String {
        let told = told
        let rest = values.count - told.count
        let lines = told.flatMap { value in
            [
                "  \(value.key) = \(value.value)\(value.isDefault ? ", the default" : "")\(value.isRead ? ", read" : "")"
                    + (value.isOverridden ? ", overridden" : "")
            ]
                + value.writers.map { writer in
                    let place = writer.isHost ? "by the host" : writer.place.map { "at \($0)" } ?? "by the library"
                    return "    set \(place): \(writer.value)"
                }
                + (value.readers.isEmpty ? [] : ["    read by \(value.readers.joined(separator: ", "))"])
        }
        return
            (["Environment of \(view):"] + lines
            + (rest == 0 ? [] : ["  and \(rest) of the host and the library that it does not read"]))
            .joined(separator: "\n")
    }
}

extension EnvironmentReport {
    /// Makes the report of an element.
    package init(of element: _Element) {
        view = (element as? any NamedBodyElement)?.bodyName ?? element.inspectedName ?? element.name
        var cells: [Int: [EnvironmentCell]] = [:]
        var overriding: Set<ObjectIdentifier> = []
        var scope: EnvironmentScope? = element.scope
        while let current = scope {
            if let cell = current.cell {
                cells[cell.number, default: []].insert(cell, at: 0)
                if current is OverridingScope { overriding.insert(ObjectIdentifier(cell)) }
            }
            scope = current.parent
        }
        let root = element.scope.theRoot
        for number in root.numbersOfCells {
            let cell = root.rootCell(number)
            if !cell.storedEntry.isDefault || cells[number] != nil || cell.isRead(by: element) {
                cells[number, default: []].insert(cell, at: 0)
            }
        }
        values = cells.values.compactMap { chain in
            guard let nearest = chain.last else { return nil }
            let isWritten = { (cell: EnvironmentCell) in
                !cell.storedEntry.isDefault && !overriding.contains(ObjectIdentifier(cell))
            }
            let writers = chain.filter(isWritten).map { cell in
                Writer(
                    value: cell.storedEntry.shortValue, place: cell.location?.placeInProgram,
                    isHost: cell === root.rootCell(cell.number))
            }
            return Value(
                key: nearest.storedEntry.shortKey, value: nearest.storedEntry.shortValue,
                isDefault: nearest.storedEntry.isDefault,
                isRead: nearest.isRead(by: element),
                isOverridden: overriding.contains(ObjectIdentifier(nearest)), writers: writers,
                readers: nearest.readers)
        }
        .sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    }
}

extension CallSite {
    /// The source position as `FILE:LINE`; nil for modifiers of the library.
    fileprivate var placeInProgram: String? {
        let place = description
        return LibraryModule.isNamed(place.prefix { $0 != "/" }) ? nil : place
    }
}

extension EnvironmentCell {
    fileprivate func isRead(by element: GraphReader) -> Bool {
        var isRead = false
        forEachReader { if $0 === element { isRead = true } }
        return isRead
    }

    /// The names of the program's views that read the cell.
    fileprivate var readers: [String] { Set(readingViews.map(\.bodyName)).sorted() }

    /// The elements of the program's views that read the cell, in the order of their names.
    var readingViews: [any NamedBodyElement] {
        var views: [any NamedBodyElement] = []
        forEachReader { reader in
            if let body = reader as? any NamedBodyElement, !body.isOfSystem { views.append(body) }
        }
        return views.sorted { $0.bodyName < $1.bodyName }
    }
}
