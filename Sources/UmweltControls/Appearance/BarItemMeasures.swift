import Foundation

/// The measures of the items of navigation bars, in points.
package struct BarItemMeasures: Sendable, Equatable {
    /// The capsules of glass around items; nil if items have none.
    package let capsule: BarCapsule?

    /// True if buttons have the colour of text where the app sets no tint within the bar.
    package let hasInkLabels: Bool

    /// True if the action that confirms changes has a capsule in the tint.
    package let fillsConfirmation: Bool

    /// The distance between the views of one item; nil if that depends on the capsules.
    package let spacing: CGFloat?

    static let iOS18 = BarItemMeasures(capsule: nil, hasInkLabels: false, fillsConfirmation: false, spacing: 16)

    // Pictures of iOS 26 in public projects, and of an iPhone SE on iOS 26.0: capsules are 44 high and 24 wider than
    // their text. The width of symbols that share a capsule is a guess.
    static let iOS26 = BarItemMeasures(
        capsule: BarCapsule(height: 44, padding: 12), hasInkLabels: true, fillsConfirmation: true, spacing: nil)
}

/// The measures of a capsule around items of a bar, in points.
package struct BarCapsule: Sendable, Equatable {
    /// The least height, and the least width of a symbol.
    package let height: CGFloat

    /// The distance from a text to the sides.
    package let padding: CGFloat

    /// The least distance from a symbol to the sides: a guess.
    package let symbolPadding: CGFloat = 8
}
