import Benchmark
import Scenarios
import UmweltTesting

extension ReaderScenario {
    static func run(_ others: Int, _ lent: Lent) {
        let benchmark = lent.benchmark
        var scenario = ReaderScenario(others: others)
        scenario.changeKey()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { scenario.changeKey() }
        benchmark.stopMeasurement()
    }
}
