import Foundation
import UmweltCoreMedia

/// A function that is called with the position of a player.
final class TimeObserver: Sendable {
    let interval: Double
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void

    init(interval: Double, queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        // A tenth of a frame: shorter intervals would only take time.
        self.interval = max(interval, 0.001)
        (self.queue, self.block) = (queue, block)
    }

    func report(_ time: CMTime) {
        // Observers are called on the main queue, whose objects differ in Dispatch of Linux.
        if let queue, queue.label != DispatchQueue.main.label {
            queue.async { [block] in block(time) }
        } else {
            block(time)
        }
    }
}

/// The observers of a player's position, and the task that calls them while a host plays.
@MainActor
final class TimeObservers {
    private var observers: [TimeObserver] = []
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    nonisolated init() {}

    isolated deinit { for task in tasks.values { task.cancel() } }

    func add(_ observer: TimeObserver, to player: AVPlayer) {
        observers.append(observer)
        update(player)
    }

    func remove(_ observer: TimeObserver) {
        observers.removeAll { $0 === observer }
        tasks.removeValue(forKey: ObjectIdentifier(observer))?.cancel()
    }

    /// Calls all observers.
    func report(_ player: AVPlayer) {
        let time = player.currentTime()
        for observer in observers { observer.report(time) }
    }

    /// Calls all observers, and starts or ends the calls at intervals.
    func update(_ player: AVPlayer) {
        report(player)
        for task in tasks.values { task.cancel() }
        tasks = [:]
        guard player.host.isRunning else { return }
        for observer in observers {
            tasks[ObjectIdentifier(observer)] = Task { [weak player] in
                while let rate = player?.rate, rate != 0 {
                    try? await Task.sleep(for: .seconds(observer.interval / Double(abs(rate))))
                    guard !Task.isCancelled, let player, player.host.isRunning else { return }
                    observer.report(player.currentTime())
                }
            }
        }
    }
}
