import Foundation
import Synchronization

/// A player that plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private let queue = Mutex<[AVPlayerItem]>([])

    /// Makes a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Makes a player of items.
    ///
    /// - Parameter items: The items, in their order.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        queue.withLock { $0 = items }
        super.setItem(items.first)
    }

    override func setItem(_ item: AVPlayerItem?) {
        queue.withLock { $0 = (item.map { [$0] } ?? []) + $0.dropFirst() }
        super.setItem(item)
    }

    /// Returns the items that have not been played, from the current one.
    open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

    /// Plays the next item.
    open func advanceToNextItem() {
        let next = queue.withLock { queue -> AVPlayerItem? in
            queue = Array(queue.dropFirst())
            return queue.first
        }
        super.setItem(next)
    }

    /// Inserts an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - afterItem: The item before it; nil for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let isFirst = queue.withLock { queue in
            let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 }
            queue.insert(item, at: index ?? queue.count)
            return queue.count == 1
        }
        if isFirst { super.setItem(item) }
    }

    /// Removes all items.
    open func removeAllItems() {
        queue.withLock { $0 = [] }
        super.setItem(nil)
    }

    @MainActor override func itemEnded() {
        super.itemEnded()
        guard actionAtItemEnd == .advance else { return }
        let rate = max(defaultRate, 0.1)
        advanceToNextItem()
        if currentItem != nil { self.rate = rate }
    }
}

/// An object that has a player repeat an item without end.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
    private let player: AVQueuePlayer

    /// Has a player repeat an item.
    ///
    /// - Parameters:
    ///   - player: The player, whose items are replaced.
    ///   - itemToLoop: The item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        player.removeAllItems()
        player.insert(itemToLoop, after: nil)
        player.host.set { $0.loops = -1 }
    }

    /// Ends the repetition after the current pass.
    public func disableLooping() { player.host.set { $0.loops = 0 } }
}
