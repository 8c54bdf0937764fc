import Foundation

/// The measures of search fields in navigation stacks, in points.
package struct SearchMeasures: Sendable, Equatable {
    /// The field at the lower edge of the window; nil if the field is below the title.
    package let atBottom: AtBottom?

    /// The corner radius of a field below the title.
    package let cornerRadius: CGFloat

    /// The distance of a field below the title from the sides; nil for the margin of the window.
    package let margin: CGFloat?

    /// A field at the lower edge of the window.
    package struct AtBottom: Sendable, Equatable {
        /// The height of the band with the field, from the window's edge.
        package let band: CGFloat

        /// The height of the field.
        package let height: CGFloat

        /// The distance of the field from the sides and from the window's edge.
        package let margin: CGFloat

        /// The size of the button that ends a search. While one is presented, the distance of the field and of the
        /// button from the sides, from each other and from the window's edge.
        package let button: CGFloat
        package let spacing: CGFloat

        /// The height of the band with the scopes, and of the control in it.
        package let scopeBand: CGFloat
        package let scopeHeight: CGFloat

        /// The distance of the scopes from the sides.
        package let scopeMargin: CGFloat
    }

    // UIKit's navigation bars on iOS 13 to 18.
    static let iOS18 = SearchMeasures(atBottom: nil, cornerRadius: 10, margin: 16)

    // An iPhone SE on iOS 26.0, 320 wide: a band of 76 with a field 46 high, 28 from the sides; presented, the field is
    // 236 wide beside a circle of 48, which leaves three times 12; scopes are 288 by 32 in a band of 44.
    static let iOS26 = SearchMeasures(
        atBottom: AtBottom(
            band: 76, height: 46, margin: 28, button: 48, spacing: 12, scopeBand: 44, scopeHeight: 32,
            scopeMargin: 16),
        cornerRadius: 23, margin: nil)
}
