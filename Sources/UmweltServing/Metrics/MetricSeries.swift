internal import CoreMetrics
import Synchronization

/// A metric with its dimensions, as lines of Prometheus' text format have it.
protocol MetricSeries: AnyObject, Sendable {
    /// The type in the text format.
    var type: MetricType { get }

    /// Appends the lines of the series.
    ///
    /// - Parameters:
    ///   - name: The name of the metric.
    ///   - labels: The dimensions in the text format, without braces; empty for none.
    func write(_ name: String, _ labels: String, to text: inout String)
}

/// A type of metrics in Prometheus' text format.
enum MetricType: String {
    case counter, gauge, summary, histogram
}

extension MetricSeries {
    /// Appends a line.
    func write(_ name: String, _ labels: String, _ value: some CustomStringConvertible, to text: inout String) {
        text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
    }
}

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler {
    private let count = Atomic<Int64>(0)

    var type: MetricType { .counter }

    func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { count.store(0, ordering: .relaxed) }

    func write(_ name: String, _ labels: String, to text: inout String) {
        write(name, labels, count.load(ordering: .relaxed), to: &text)
    }
}

/// A number that grows and shrinks.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    var type: MetricType { .gauge }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }

    func write(_ name: String, _ labels: String, to text: inout String) {
        write(name, labels, value.withLock { $0 }, to: &text)
    }
}

/// The number and the sum of values that were recorded.
final class SummarySeries: MetricSeries, RecorderHandler {
    private let state = Mutex((count: 0, sum: 0.0))

    var type: MetricType { .summary }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        state.withLock { state in
            state.count += 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: String, to text: inout String) {
        let (count, sum) = state.withLock { $0 }
        write(name + "_sum", labels, sum, to: &text)
        write(name + "_count", labels, count, to: &text)
    }
}

/// The distribution of times, in seconds.
final class TimeSeries: MetricSeries, TimerHandler {
    /// The upper ends of the buckets in seconds. A guess: they include a sixtieth of a second and delays that people
    /// notice.
    static let ends = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.033, 0.066, 0.125, 0.25, 0.5, 1, 2, 4]

    private struct State {
        /// The counts of the buckets; the last one has the times beyond all ends.
        var counts = [Int](repeating: 0, count: ends.count + 1)
        var nanoseconds: Int64 = 0
    }

    private let state = Mutex(State())

    var type: MetricType { .histogram }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let bucket = Self.ends.firstIndex { seconds <= $0 } ?? Self.ends.count
        state.withLock { state in
            state.counts[bucket] += 1
            state.nanoseconds &+= duration
        }
    }

    func write(_ name: String, _ labels: String, to text: inout String) {
        let state = state.withLock { $0 }
        let start = labels.isEmpty ? "" : labels + ","
        var count = 0
        for (end, more) in zip(Self.ends.map(\.description) + ["+Inf"], state.counts) {
            count += more
            write(name + "_bucket", start + "le=\"\(end)\"", count, to: &text)
        }
        write(name + "_sum", labels, Double(state.nanoseconds) / 1e9, to: &text)
        write(name + "_count", labels, count, to: &text)
    }
}
