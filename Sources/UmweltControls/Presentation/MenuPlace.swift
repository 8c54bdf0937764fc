import Foundation
@_spi(Kernel) import Umwelt

/// Where a menu was asked for.
enum MenuPlace: Equatable {
    /// Beside all of the presenter.
    case beside
    /// At a point of the presenter, from its top left corner.
    case point(CGPoint)
}
