/// The semantics of a list.
public struct ListSemantics: Sendable, Hashable {
    /// True if rows can be selected.
    public var isSelectable: Bool

    /// True if several rows can be selected at a time.
    public var selectsMany: Bool

    /// Makes the semantics of a list.
    ///
    /// - Parameters:
    ///   - isSelectable: True if rows can be selected.
    ///   - selectsMany: True if several rows can be selected.
    public init(isSelectable: Bool = false, selectsMany: Bool = false) {
        self.isSelectable = isSelectable
        self.selectsMany = selectsMany
    }
}

/// The semantics of a row in a list.
public struct ListItemSemantics: Sendable, Hashable {
    /// The index of the row.
    public var position: Int

    /// The number of rows in the list.
    public var count: Int

    /// True if the row is selected; nil if it cannot be.
    public var isSelected: Bool?

    /// True if a press on the row runs an action.
    public var isPressable: Bool

    /// True if the row can be deleted.
    public var canDelete: Bool

    /// True if the user can drag the row itself to another place; false also where a grip beside it is for that.
    public var canMove: Bool

    /// The directions in which the user can swipe the row to reveal actions.
    public var swipes: [Swipe]

    /// True if the row can have the keyboard focus: there is something to do with it by keys.
    package var isReached: Bool { isSelected != nil || canDelete || !swipes.isEmpty }

    /// The directions of swipes.
    public enum Swipe: Sendable, Hashable {
        /// To the left.
        case toLeft
        /// To the right.
        case toRight
    }

    /// Makes the semantics of a row.
    ///
    /// - Parameters:
    ///   - position: The index of the row.
    ///   - count: The number of rows in the list.
    ///   - isSelected: True if the row is selected; nil if it cannot be.
    ///   - isPressable: True if a press on the row runs an action.
    ///   - canDelete: True if the row can be deleted.
    ///   - canMove: True if the row itself can be dragged to another place.
    ///   - swipes: The directions in which the user can swipe the row.
    public init(
        position: Int, count: Int, isSelected: Bool? = nil, isPressable: Bool = false, canDelete: Bool = false,
        canMove: Bool = false, swipes: [Swipe] = []
    ) {
        self.position = position
        self.count = count
        self.isSelected = isSelected
        self.isPressable = isPressable
        self.canDelete = canDelete
        self.canMove = canMove
        self.swipes = swipes
    }
}
