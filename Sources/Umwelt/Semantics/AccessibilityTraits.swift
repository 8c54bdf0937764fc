/// What a view is, and what it does, to people who have it read to them.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32

    private init(bit: UInt32) { bits = 1 << bit }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// It heads what comes after it.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// It is the one that is chosen now.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// It leads somewhere else.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// It takes what to search for.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It makes a sound when it is used.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// It is to be read and does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It says what matters when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// It says something new again and again.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// It starts to play or to record something.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// It is for the fingers of people who cannot see it.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// It turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Nothing else can be used while it is there.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// It is switched on and off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// It holds tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Makes an empty set.
    public init() { bits = 0 }

    /// The traits of either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

    /// The traits of both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }

    /// Keeps only the traits of another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

    /// The traits of one set that the other has not.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

    /// Keeps the traits of one set that the other has not.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Whether all traits of another set are in this one.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Adds traits. Answers whether they are new.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Takes traits away. Answers those that were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(member)
        bits &= ~member.bits
        return old.isEmpty ? nil : old
    }

    /// Adds traits. Answers those that were there already.
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

/// How far up a heading is: the first level heads the most.
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
