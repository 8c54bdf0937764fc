import Foundation
@_spi(Kernel) import Umwelt

/// The position at which a menu was requested.
package enum MenuPlace: Equatable {
    /// Beside the frame of the presenter.
    case beside
    /// At a point in points from the presenter's top left corner.
    case point(CGPoint)
}
