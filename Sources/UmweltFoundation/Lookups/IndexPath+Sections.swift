import Foundation

/// The position of an item in a table or a collection: the section's index, then the item's in that section.
extension IndexPath {
    /// Makes the index path of a row in a section of a table.
    ///
    /// - Parameters:
    ///   - row: The index of the row in its section.
    ///   - section: The index of the section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item of a collection.
    ///
    /// - Parameters:
    ///   - item: The index of the item in its section.
    ///   - section: The index of the section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section's index. The path must have two indices.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row's index in its section. The path must have two indices.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item's index in its section. The path must have two indices.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
