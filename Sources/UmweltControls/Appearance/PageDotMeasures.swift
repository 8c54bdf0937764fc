import Foundation

/// The measures of the dots of pages, in points.
package struct PageDotMeasures: Sendable {
    /// The diameter of a dot.
    package let diameter: CGFloat

    // UIKit's page control.
    static let iOS18 = PageDotMeasures(diameter: 8)

    // A record of iOS 26.0: dots of 7 points, 18 apart, 21.5 above the bottom.
    static let iOS26 = PageDotMeasures(diameter: 7)
}
