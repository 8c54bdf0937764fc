/// The traits that assistive technology announces for a view: what it is and what it does.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32

    private init(bit: UInt32) { bits = 1 << bit }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The view is the heading of the content after it.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// It is a field for a text to search for.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It makes a sound when it is used.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The view summarises the important information when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// Its content changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// It starts to play or to record something.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// It is used by direct touch, also by users who cannot see it.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// It turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// It is modal: no other view can be used meanwhile.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// It is switched on and off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// It holds tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Makes an empty set.
    public init() { bits = 0 }

    /// Returns the traits of either set.
    ///
    /// - Parameter other: The traits to add.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }

    /// Adds the traits of another set.
    ///
    /// - Parameter other: The traits to add.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

    /// Returns the traits of both sets.
    ///
    /// - Parameter other: The traits that may remain.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }

    /// Keeps only the traits that are in both sets.
    ///
    /// - Parameter other: The traits that may remain.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

    /// Returns the traits of one set that are not in the other.
    ///
    /// - Parameter other: The traits to compare with.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

    /// Keeps the traits that are in exactly one of the sets.
    ///
    /// - Parameter other: The traits to compare with.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Returns true if the set contains all traits of another set.
    ///
    /// - Parameter member: The traits to find.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Adds traits. The result has `inserted` set to true if at least one of the traits is new.
    ///
    /// - Parameter newMember: The traits to add.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes traits.
    ///
    /// - Parameter member: The traits to remove.
    /// - Returns: The traits that were in the set; nil if there were none.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(member)
        bits &= ~member.bits
        return old.isEmpty ? nil : old
    }

    /// Adds traits.
    ///
    /// - Parameter newMember: The traits to add.
    /// - Returns: The traits that were in the set before; nil if there were none.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.isEmpty ? nil : old
    }

    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var copy = self
        copy.bits = bits
        return copy
    }
}

/// The levels of headings, from the most important to the least.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no particular level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}
