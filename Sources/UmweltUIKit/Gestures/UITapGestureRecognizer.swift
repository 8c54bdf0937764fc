import Foundation
import Umwelt

/// A recognizer of taps and clicks. It calls its methods once, with the state `ended`.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row.
    open var numberOfTapsRequired = 1 { didSet { changed() } }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            SpatialTapGesture(count: max(numberOfTapsRequired, 1), coordinateSpace: .global)
                .onEnded { [weak self] in self?.send(.ended, at: $0.location) }
                .map { _ in })
    }
}
