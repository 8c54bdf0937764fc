import Foundation

/// The measures of bars below views, in points.
package struct BottomBarMeasures: Sendable, Equatable {
    /// The distance of items from the sides.
    package let margin: CGFloat

    /// The least distance from one item to the next.
    package let spacing: CGFloat

    /// The background of the items.
    package let background: Background

    /// The background of items.
    package enum Background: Sendable, Equatable {
        /// They are on the bar, which has a minimum height.
        case bar(height: CGFloat)
        /// They are in capsules.
        case platters(Platters)
    }

    /// The capsules around the items, and their distance from the window's edge; nil if items have none.
    package var platters: Platters? { if case .platters(let platters) = background { platters } else { nil } }

    /// Capsules around items.
    package struct Platters: Sendable, Equatable {
        /// The capsules.
        package let capsule: BarCapsule

        /// The distance from the window's lower edge.
        package let distance: CGFloat
    }

    // The height is that of UIKit's bars at the bottom, the rest a guess.
    static let iOS18 = BottomBarMeasures(margin: 16, spacing: 8, background: .bar(height: 49))

    // An iPhone SE on iOS 26.0: a band of 76 with platters of 48, 28 from the edges and 12 apart. The padding of texts
    // is a guess after that in navigation bars.
    static let iOS26 = BottomBarMeasures(
        margin: 28, spacing: 12,
        background: .platters(Platters(capsule: BarCapsule(height: 48, padding: 14), distance: 28)))
}
