import Benchmark
import Charts
import Scenarios
import SwiftUI

/// Drawing of what costs most: shadows, which are blurred pixel by pixel.
let benchmarks: @Sendable () -> Void = {
    Benchmark(
        "50 cards with two shadows each, as PNG",
        configuration: .init(metrics: [.wallClock], timeUnits: .milliseconds, maxDuration: .seconds(10))
    ) { benchmark in
        try await Cards.draw(Lent(benchmark: benchmark))
    }
    Benchmark(
        "Share card of 1200 by 630, as PNG",
        configuration: .init(
            metrics: [.wallClock, .throughput], timeUnits: .microseconds, maxDuration: .seconds(3),
            maxIterations: 2_000)
    ) { benchmark in
        let renderer = await CardRenderer()
        benchmark.startMeasurement()
        for number in benchmark.scaledIterations { blackHole(try await renderer.png(number)) }
        benchmark.stopMeasurement()
    }
    Benchmark(
        "Chart of 100,000 points, as PNG",
        configuration: .init(metrics: [.wallClock], timeUnits: .milliseconds, maxDuration: .seconds(10))
    ) { benchmark in
        try await PointCloud.draw(Lent(benchmark: benchmark))
    }
}

/// A benchmark lent to the main actor: the benchmark's own task waits meanwhile.
private struct Lent: @unchecked Sendable {
    let benchmark: Benchmark
}

/// Points over the whole plot, in three series.
private struct PointCloud: View {
    private struct Point: Identifiable {
        let id: Int
        var x: Double { Double(id % 1_000) }
        var y: Double { Double(id * 7_919 % 1_000) }
        var series: String { ["a", "b", "c"][id % 3] }
    }

    private static let points = (0..<100_000).map { Point(id: $0) }

    var body: some View {
        Chart(Self.points) { point in
            PointMark(x: .value("x", point.x), y: .value("y", point.y))
                .foregroundStyle(by: .value("Series", point.series))
                .symbolSize(4)
        }
        .frame(width: 600, height: 400)
    }

    @MainActor static func draw(_ lent: Lent) throws {
        for _ in lent.benchmark.scaledIterations {
            // A renderer of its own each time: the first picture is measured.
            blackHole(try ImageRenderer(content: PointCloud()).pngData())
        }
    }
}

private struct Cards: View {
    var body: some View {
        VStack(spacing: 16) {
            ForEach(0..<50, id: \.self) { number in
                HStack {
                    Text("Card \(number)")
                    Spacer()
                    Image(systemName: "star")
                }
                .padding(20)
                .background(.white, in: RoundedRectangle(cornerRadius: 16))
                .shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 5)
                .shadow(color: .black.opacity(0.1), radius: 2, x: 0.5, y: 1)
            }
        }
        .padding()
        .frame(width: 390)
    }

    static func draw(_ lent: Lent) throws {
        let renderer = ImageRenderer(content: Cards())
        renderer.scale = 2
        for _ in lent.benchmark.scaledIterations { blackHole(try renderer.pngData()) }
    }
}
