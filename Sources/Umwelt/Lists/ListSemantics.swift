/// What a list is to people who use it or have it read to them.
public struct ListSemantics: Sendable, Hashable {
    /// Whether rows can be selected.
    public var isSelectable: Bool

    /// Whether several can be.
    public var selectsMany: Bool

    /// Describes a list.
    public init(isSelectable: Bool = false, selectsMany: Bool = false) {
        self.isSelectable = isSelectable
        self.selectsMany = selectsMany
    }
}

/// What a row of a list is to people who use it or have it read to them.
public struct ListItemSemantics: Sendable, Hashable {
    /// How many rows are before it.
    public var position: Int

    /// How many rows there are.
    public var count: Int

    /// Whether it is selected; nil if it cannot be.
    public var isSelected: Bool?

    /// Whether something happens when it is pressed.
    public var isPressable: Bool

    /// Describes a row.
    public init(position: Int, count: Int, isSelected: Bool? = nil, isPressable: Bool = false) {
        self.position = position
        self.count = count
        self.isSelected = isSelected
        self.isPressable = isPressable
    }
}
