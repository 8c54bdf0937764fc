@_spi(Kernel) import UmweltCore
import Foundation

/// An effect that plays on a symbol, once or more often.
final class SymbolEffectRun: RunningAnimation {
    let entry: SymbolEffectEntry
    private let duration: Double
    private let pause: Double
    private let start: Double

    /// The number of plays; nil for no end.
    private var count: Int?

    /// The delay of the last layer after the first, in seconds.
    private let lag: Double
    private let show: () -> Void

    /// The elapsed time of the effect in seconds, at its own speed.
    private var elapsed = 0.0

    /// Makes the run of an effect; nil for effects that last.
    ///
    /// - Parameters:
    ///   - entry: The effect.
    ///   - layers: The number of layers that play one after the other.
    ///   - start: The time of the start, in the clock's seconds.
    ///   - show: Called for each frame. It must not retain the owner of the run.
    init?(_ entry: SymbolEffectEntry, layers: Int, start: Double, show: @escaping () -> Void) {
        guard let duration = entry.configuration.duration else { return nil }
        self.entry = entry
        self.duration = duration
        self.start = start
        self.show = show
        let repetition = entry.options.repetition
        pause = repetition?.delay ?? entry.configuration.pause
        lag = Double(max(layers - 1, 0)) * SymbolEffectConfiguration.layerDelay
        if let repetition {
            count = repetition.count
        } else if case .value = entry.trigger {
            count = 1
        }
    }

    private var end: Double { count.map { Double($0) * (duration + pause) - pause + lag } ?? .infinity }

    /// Ends the run after the current play.
    func endSoon() {
        let current = Int(min(elapsed / (duration + pause), 1e9)) + 1
        count = min(count ?? current, current)
    }

    override func advance(to time: Double) -> Bool {
        elapsed = max(time - start, 0) * entry.options.speed
        show()
        return elapsed < end
    }

    override func show(at time: Double) {
        elapsed = time.isFinite ? max(time - start, 0) * entry.options.speed : .infinity
        show()
    }

    override func span(after time: Double) -> MotionSpan? {
        let speed = entry.options.speed
        if count != nil { return .until(start + end / speed) }
        return lag == 0 ? .cycles(from: start, period: (duration + pause) / speed) : nil
    }

    override func nextEvent(after time: Double) -> Double { start + end / entry.options.speed }

    override func didFinish() { elapsed = .infinity }

    /// Returns the current appearance of a layer with the effect.
    ///
    /// - Parameters:
    ///   - layer: The number of the layer, from 0.
    ///   - parts: The number of parts of the symbol that show a value.
    ///   - isRightToLeft: True if text runs from right to left.
    func look(layer: Int, parts: Int, isRightToLeft: Bool) -> SymbolAppearance {
        let time = elapsed - Double(layer) * SymbolEffectConfiguration.layerDelay
        let period = duration + pause
        guard element != nil, time > 0, time.isFinite else { return .rest }
        let play = (time / period).rounded(.down)
        let share = (time - play * period) / duration
        guard share < 1, count.map({ play < Double($0) }) ?? true else { return .rest }
        return entry.configuration.look(at: share, parts: parts, isRightToLeft: isRightToLeft)
    }
}
