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

    /// Whether it can be deleted.
    public var canDelete: Bool

    /// Where it can be swiped to, which shows what else can be done with it.
    public var swipes: [Swipe]

    /// Where a row is swiped to.
    public enum Swipe: Sendable, Hashable {
        /// To the left.
        case toLeft
        /// To the right.
        case toRight
    }

    /// Describes a row.
    public init(
        position: Int, count: Int, isSelected: Bool? = nil, isPressable: Bool = false, canDelete: Bool = false,
        swipes: [Swipe] = []
    ) {
        self.position = position
        self.count = count
        self.isSelected = isSelected
        self.isPressable = isPressable
        self.canDelete = canDelete
        self.swipes = swipes
    }
}
