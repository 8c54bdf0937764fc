@_spi(Kernel) import UmweltCore

/// The animation of a content change in place: its progress, and the pieces that disappear.
final class ContentChange {
    /// The progress from 0, the old content, to 1, the new content.
    private(set) var progress = 0.0

    private var pieces: [ContentPiece] = []
    private var animation: ValueAnimation<Double>?

    /// The greatest number of disappearing pieces. If content changes faster than pieces disappear, the oldest pieces
    /// are removed: they are almost invisible. A guess.
    private static let maxPieces = 128

    /// True until the change is over.
    var isRunning: Bool { animation?.element != nil }

    /// The disappearing pieces with their current appearance.
    var leaving: [ContentPiece] {
        guard isRunning else { return [] }
        return pieces.map { $0.leaving(at: progress, to: $0.to) }.filter { !$0.from.isInvisible }
    }

    /// The items of the disappearing pieces.
    var items: [DisplayItem] { pieces.flatMap { $0.items(at: progress) } }

    /// Starts the change, or replaces a change in progress.
    ///
    /// - Parameters:
    ///   - leaving: The pieces that disappear.
    ///   - element: The element of the node.
    ///   - transaction: The transaction with the animation.
    ///   - show: Called for each frame. It must not retain the owner of the change.
    func start(
        leaving: [ContentPiece], of element: _Element, with transaction: Transaction, show: @escaping () -> Void
    ) {
        animation?.cancel()
        pieces = leaving.suffix(Self.maxPieces)
        progress = 0
        var new: ValueAnimation<Double>?
        element.animate(&new, from: 0, to: 1, with: transaction) { [weak self] in
            self?.progress = $0.isFinite ? $0 : 1
            show()
        }
        animation = new
    }

    /// Ends the change immediately.
    func stop() {
        animation?.cancel()
        animation = nil
        pieces = []
    }
}
