import Benchmark
import Scenarios
import SwiftUI
import UmweltTesting

/// Layout of 10,000 mixed views: all for the first time, and what one leaf concerns that has changed its size; and a
/// list of 100,000 rows that is scrolled by the page, or to which a row comes.
let benchmarks: @Sendable () -> Void = {
    let setters: [(String, any TypeSetter)] = [("fixed metrics", FixedMetrics()), ("Pango", PangoTypeSetter.shared)]
    for (name, setter) in setters {
        Benchmark(
            "First layout of 10000 mixed views, \(name)",
            configuration: .init(metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(5))
        ) { benchmark in
            await MixedScenario.build(Lent(benchmark), setter)
        }
        Benchmark(
            "One leaf of 10000 mixed views changes its size, \(name)",
            configuration: .init(
                metrics: [.wallClock, .custom("sizes measured")], timeUnits: .microseconds, maxDuration: .seconds(3),
                maxIterations: 5_000)
        ) { benchmark in
            await MixedScenario.change(Lent(benchmark), setter)
        }
    }
    for count in [10_000, 100_000] {
        for change in FlatScenario.Change.allCases {
            Benchmark(
                "Flat column of \(count) texts: \(change.rawValue)",
                configuration: .init(
                    metrics: [.wallClock, .custom("sizes measured")], timeUnits: .microseconds,
                    maxDuration: .seconds(3), maxIterations: 200)
            ) { benchmark in
                await FlatScenario.run(Lent(benchmark), change, count: count)
            }
        }
    }
    for place in ChangingRowScenario.Place.allCases {
        Benchmark(
            "A list of 100000 rows: one comes or goes, \(place.rawValue)",
            configuration: .init(
                metrics: [.wallClock, .custom("sizes measured")], timeUnits: .microseconds, maxDuration: .seconds(3),
                maxIterations: 1_000)
        ) { benchmark in
            await ChangingRowScenario.run(Lent(benchmark), place)
        }
    }
    Benchmark(
        "A list of 100000 rows scrolls by a page",
        configuration: .init(
            metrics: [.wallClock, .custom("sizes measured")], timeUnits: .microseconds, maxDuration: .seconds(3),
            maxIterations: 1_000)
    ) { benchmark in
        await RowScenario.scroll(Lent(benchmark))
    }
}

/// A benchmark lent to the main actor: the benchmark's own task waits meanwhile.
struct Lent: @unchecked Sendable {
    let benchmark: Benchmark

    init(_ benchmark: Benchmark) { self.benchmark = benchmark }
}

extension MixedScenario {
    static func build(_ lent: Lent, _ setter: any TypeSetter) {
        let benchmark = lent.benchmark
        for _ in benchmark.scaledIterations { blackHole(MixedScenario(typeSetter: setter)) }
    }

    static func change(_ lent: Lent, _ setter: any TypeSetter) {
        let benchmark = lent.benchmark
        let scenario = MixedScenario(typeSetter: setter)
        // So that both of the leaf's texts have been measured.
        scenario.changeLeaf()
        scenario.changeLeaf()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { scenario.changeLeaf() }
        benchmark.stopMeasurement()
        _ = scenario.host.updates { scenario.changeLeaf() }
        benchmark.measurement(.custom("sizes measured"), scenario.host.cost.layouts)
    }
}

extension RowScenario {
    static func scroll(_ lent: Lent) {
        let benchmark = lent.benchmark
        let scenario = RowScenario()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { scenario.scrollByPage() }
        benchmark.stopMeasurement()
        _ = scenario.host.updates { scenario.scrollByPage() }
        benchmark.measurement(.custom("sizes measured"), scenario.host.cost.layouts)
    }
}

extension FlatScenario {
    static func run(_ lent: Lent, _ change: Change, count: Int) {
        let benchmark = lent.benchmark
        let scenario = FlatScenario(count: count)
        scenario.apply(change)
        scenario.apply(change)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { scenario.apply(change) }
        benchmark.stopMeasurement()
        _ = scenario.host.updates { scenario.apply(change) }
        benchmark.measurement(.custom("sizes measured"), scenario.host.cost.layouts)
    }
}

extension ChangingRowScenario {
    static func run(_ lent: Lent, _ place: Place) {
        let benchmark = lent.benchmark
        let scenario = ChangingRowScenario(count: 100_000, place: place)
        scenario.change()
        scenario.change()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { scenario.change() }
        benchmark.stopMeasurement()
        _ = scenario.host.updates { scenario.change() }
        benchmark.measurement(.custom("sizes measured"), scenario.host.cost.layouts)
    }
}
