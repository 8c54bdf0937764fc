import Benchmark
import Scenarios
@_spi(Inspection) import UmweltTesting

/// A benchmark lent to the main actor: the benchmark's own task waits meanwhile.
struct Lent: @unchecked Sendable {
    let benchmark: Benchmark

    init(_ benchmark: Benchmark) { self.benchmark = benchmark }
}

extension LeafScenario {
    static func build(_ count: Int, _ lent: Lent) {
        let benchmark = lent.benchmark
        for _ in benchmark.scaledIterations { blackHole(LeafScenario(count)) }
    }

    static func run(
        _ count: Int, _ lent: Lent, isInspected: Bool = false, _ change: @MainActor (inout LeafScenario) -> Void
    ) {
        let benchmark = lent.benchmark
        var scenario = LeafScenario(count)
        if isInspected { scenario.host.beginInspection() }
        change(&scenario)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { change(&scenario) }
        benchmark.stopMeasurement()
    }

    static func measureMemory(_ count: Int, _ lent: Lent) {
        let benchmark = lent.benchmark
        let before = residentBytes()
        let scenario = LeafScenario(count)
        benchmark.measurement(.custom("bytes a leaf"), (residentBytes() - before) / count)
        blackHole(scenario)
    }
}
