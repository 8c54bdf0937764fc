import Benchmark
import Scenarios
import SwiftUI
import UmweltTesting

/// The update scenario, with layout.
let benchmarks: @Sendable () -> Void = {
    for count in [1_000, 10_000, 100_000] {
        Benchmark(
            "First build of \(count) leaves",
            configuration: .init(metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(5))
        ) { benchmark in
            await LeafScenario.build(count, Lent(benchmark))
        }
        Benchmark(
            "One theme change among \(count) leaves",
            configuration: .init(
                metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(3), maxIterations: 5_000)
        ) { benchmark in
            await LeafScenario.run(count, Lent(benchmark)) { $0.changeTheme() }
        }
        Benchmark(
            "One @State among \(count) leaves",
            configuration: .init(
                metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(3), maxIterations: 5_000)
        ) { benchmark in
            await LeafScenario.run(count, Lent(benchmark)) { $0.changeState() }
        }
    }
    for others in [0, 10_000] {
        Benchmark(
            "Ten readers of a key among \(others) readers of another",
            configuration: .init(
                metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(3), maxIterations: 5_000)
        ) { benchmark in
            await ReaderScenario.run(others, Lent(benchmark))
        }
    }
    Benchmark(
        "One theme change among 10000 leaves, inspected",
        configuration: .init(
            metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(3), maxIterations: 5_000)
    ) { benchmark in
        await LeafScenario.run(10_000, Lent(benchmark), isInspected: true) { $0.changeTheme() }
    }
    Benchmark(
        "One @State among 10000 leaves, inspected",
        configuration: .init(
            metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(3), maxIterations: 5_000)
    ) { benchmark in
        await LeafScenario.run(10_000, Lent(benchmark), isInspected: true) { $0.changeState() }
    }
    Benchmark(
        "One frame of 1000 moving among 10000 leaves",
        configuration: .init(
            metrics: [.wallClock, .mallocCountTotal], timeUnits: .microseconds, maxDuration: .seconds(3),
            maxIterations: 5_000)
    ) { benchmark in
        await Moving.runFrames(Lent(benchmark))
    }
    Benchmark(
        "Value of a spring, a vector of four",
        configuration: .init(
            metrics: [.wallClock], timeUnits: .nanoseconds, scalingFactor: .kilo, maxDuration: .seconds(1))
    ) { benchmark in
        await Moving.evaluateSpring(Lent(benchmark))
    }
    Benchmark(
        "Memory of 100000 leaves",
        configuration: .init(metrics: [.custom("bytes a leaf")], warmupIterations: 0, maxIterations: 1)
    ) { benchmark in
        await LeafScenario.measureMemory(100_000, Lent(benchmark))
    }
}
