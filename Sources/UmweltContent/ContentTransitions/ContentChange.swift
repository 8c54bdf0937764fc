@_spi(Kernel) import UmweltCore

/// The course of a change of content in place: its progress, and the pieces that are going.
final class ContentChange {
    /// The progress from 0, the old content, to 1, the new one.
    private(set) var progress = 0.0

    private var pieces: [ContentPiece] = []
    private var animation: ValueAnimation<Double>?

    /// The most pieces that go at a time. Where content changes faster than it goes, those that began first are
    /// dropped: they are hardly seen. A guess.
    private static let maxPieces = 128

    /// True until the change is over.
    var isRunning: Bool { animation?.element != nil }

    /// The pieces that are going, as they show now.
    var leaving: [ContentPiece] {
        guard isRunning else { return [] }
        return pieces.map { $0.leaving(at: progress, to: $0.to) }.filter { !$0.from.isInvisible }
    }

    /// The items of the pieces that are going.
    var items: [DisplayItem] { pieces.flatMap { $0.items(at: progress) } }

    /// Starts the change, or another one in the middle of it.
    ///
    /// - Parameters:
    ///   - leaving: The pieces that go.
    ///   - element: The element of the node.
    ///   - transaction: The transaction with the animation.
    ///   - show: Called for each frame. It may not retain the owner of the change.
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

    /// Ends the change at once.
    func stop() {
        animation?.cancel()
        animation = nil
        pieces = []
    }
}
