import Benchmark
import SwiftUI
import UmweltTesting

/// Reading and overriding environment values: typed, by key path and through an installed `@Environment`.
let benchmarks: @Sendable () -> Void = {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock], timeUnits: .nanoseconds, scalingFactor: .mega, maxDuration: .seconds(2))

    for count in [1, 10, 50] {
        Benchmark("Typed get, \(count) values set", configuration: configuration) { benchmark in
            let values = Values.filled(count)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(readTyped(values)) }
        }
        Benchmark("Key path get, \(count) values set", configuration: configuration) { benchmark in
            let values = Values.filled(count)
            let keyPath = opaque(\EnvironmentValues.first)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(values[keyPath: keyPath]) }
        }
        Benchmark("Push of an override, \(count) values set", configuration: configuration) { benchmark in
            let values = Values.filled(count)
            benchmark.startMeasurement()
            for index in benchmark.scaledIterations {
                var copy = values
                copy.first = index
                blackHole(copy)
            }
        }
    }
    for depth in [1, 10, 50] {
        Benchmark("Installed read, \(depth) scopes deep", configuration: configuration) { benchmark in
            let probe = await Probe.installed(at: depth)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(readInstalled(probe)) }
        }
        Benchmark("Typed get of a view's whole environment, \(depth) scopes deep", configuration: configuration) {
            benchmark in
            let values = await WholeProbe.values(at: depth)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(readTyped(values)) }
        }
    }
}

@inline(never)
func readTyped(_ values: borrowing EnvironmentValues) -> Int { values[FirstKey.self] }

@inline(never)
func readInstalled(_ probe: borrowing Probe) -> Int { probe.first }

@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
