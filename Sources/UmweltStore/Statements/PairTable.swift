import UmweltSQLite

/// A table of pairs of keys: of a relationship to many whose other side is none to one. Both sides have one table.
package struct PairTable: Equatable, Sendable {
    package let name: String

    /// The table as an SQL identifier.
    package let table: String

    /// The column of the keys of this side.
    package let own: String

    /// The column of the keys of the other side.
    package let other: String

    /// True if the table is named after this side: a relationship that is its own inverse is.
    package var isFirst: Bool { own == "source" }

    /// Finds the table of a relationship, which is named after the first of both sides.
    ///
    /// - Parameters:
    ///   - relationship: The names of the entity and the relationship, as in `Trip.tags`.
    ///   - inverse: The name of the inverse relationship; nil if there is none.
    package init(of relationship: String, inverse: String?) {
        let isFirst = inverse.map { relationship <= $0 } ?? true
        name = isFirst ? relationship : inverse ?? relationship
        table = name.quotedForSQL
        (own, other) = isFirst ? ("source", "target") : ("target", "source")
    }

    private init(name: String, table: String, own: String, other: String) {
        (self.name, self.table, self.own, self.other) = (name, table, own, other)
    }

    /// The same table from the other side.
    package var reversed: PairTable { PairTable(name: name, table: table, own: other, other: own) }
}
