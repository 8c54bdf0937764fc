package import CoreMetrics
import Synchronization

/// The in-memory metrics of the process as Prometheus text: the swift-metrics backend while operators have an address
/// to read them.
///
/// Requesting a metric again, with the same dimensions, returns the same metric. The first type of a name is exported;
/// other metrics with the name and another type are ignored.
package final class PrometheusMetrics: MetricsFactory {
    private struct Key: Hashable {
        let name: String
        let labels: String
    }

    private let series = Mutex<[Key: any MetricSeries]>([:])

    /// Makes metrics of which none is recorded yet.
    package init() {}

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, dimensions) { CounterSeries() }
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        find(label, dimensions) { GaugeSeries() }
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate { return find(label, dimensions) { SummarySeries() } }
        return find(label, dimensions) { GaugeSeries() }
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label.hasSuffix("_seconds") ? label : label + "_seconds", dimensions) { TimeSeries() }
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    /// All metrics in Prometheus' text format, in the order of their names.
    package var text: String {
        let known = series.withLock { $0 }
        var text = ""
        var last: (name: String, type: MetricType)?
        for (key, series) in known.sorted(by: { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }) {
            if let last, last.name == key.name {
                guard last.type == series.type else { continue }
            } else {
                text += "# TYPE \(key.name) \(series.type.rawValue)\n"
                last = (key.name, series.type)
            }
            series.write(key.name, key.labels, to: &text)
        }
        return text
    }

    private func find<Series: MetricSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series {
        let key = Key(name: Self.name(label), labels: Self.labels(dimensions))
        return series.withLock { known in
            if let found = known[key] { return found as? Series ?? make() }
            let made = make()
            known[key] = made
            return made
        }
    }

    private func remove(_ handler: AnyObject) {
        series.withLock { known in
            if let key = known.first(where: { $0.value === handler })?.key { known[key] = nil }
        }
    }

    /// Returns a label as the name of a metric: other characters than letters and digits are underscores.
    private static func name(_ label: String) -> String {
        let name = String(
            label.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic || isDigit($0) ? Character($0) : "_" })
        return name.unicodeScalars.first.map(isDigit) ?? true ? "_" + name : name
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func labels(_ dimensions: [(String, String)]) -> String {
        dimensions.map { dimension in
            var value = ""
            for character in dimension.1 {
                switch character {
                case "\\": value += "\\\\"
                case "\"": value += "\\\""
                case "\n": value += "\\n"
                default: value.append(character)
                }
            }
            return "\(name(dimension.0))=\"\(value)\""
        }.joined(separator: ",")
    }
}
