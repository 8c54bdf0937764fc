import Benchmark
import SwiftUI
@_spi(Inspection) import UmweltTesting

extension EnvironmentValues {
    @Entry var theme: Int = 0
    @Entry var other0: Int = 0
    @Entry var other1: Int = 0
    @Entry var other2: Int = 0
    @Entry var other3: Int = 0
    @Entry var other4: Int = 0
    @Entry var other5: Int = 0
    @Entry var other6: Int = 0
    @Entry var other7: Int = 0
    @Entry var other8: Int = 0
    @Entry var other9: Int = 0
}

/// Lets the benchmark reach the state inside of the views.
@MainActor
final class Controls {
    var setTheme: (Int) -> Void = { _ in }
    var count: () -> Void = {}
}

struct Root: View {
    let count: Int
    let controls: Controls
    @State private var theme = 0

    var body: some View {
        let _ = (controls.setTheme = { theme = $0 })
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in Leaf(index: index, controls: controls) }
        }
        .environment(\.theme, theme)
        .environment(\.other0, 1).environment(\.other1, 1).environment(\.other2, 1).environment(\.other3, 1)
        .environment(\.other4, 1).environment(\.other5, 1).environment(\.other6, 1).environment(\.other7, 1)
        .environment(\.other8, 1).environment(\.other9, 1)
    }
}

/// Ten leaves read the theme, one has state, the others show a text.
struct Leaf: View {
    let index: Int
    let controls: Controls

    var body: some View {
        if index % 100 == 0 && index < 1_000 {
            ThemeReader()
        } else if index == 1 {
            Counter(controls: controls)
        } else {
            Text("Leaf")
        }
    }
}

struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme.isMultiple(of: 2) ? "light" : "night") }
}

struct Counter: View {
    let controls: Controls
    @State private var count = 0

    var body: some View {
        let _ = (controls.count = { count += 1 })
        Text(count.isMultiple(of: 2) ? "even" : "odd.")
    }
}

/// A benchmark lent to the main actor: the benchmark's own task waits meanwhile.
struct Lent: @unchecked Sendable {
    let benchmark: Benchmark

    init(_ benchmark: Benchmark) { self.benchmark = benchmark }
}

@MainActor
struct Scenario {
    let host: TestHost
    private let controls: Controls
    private var theme = 0

    init(_ count: Int) {
        let controls = Controls()
        self.controls = controls
        host = TestHost(typeSetter: FixedMetrics()) { Root(count: count, controls: controls) }
    }

    mutating func changeTheme() {
        theme += 1
        controls.setTheme(theme)
        host.update()
    }

    mutating func changeState() {
        controls.count()
        host.update()
    }

    static func build(_ count: Int, _ lent: Lent) {
        let benchmark = lent.benchmark
        for _ in benchmark.scaledIterations { blackHole(Scenario(count)) }
    }

    static func run(
        _ count: Int, _ lent: Lent, isInspected: Bool = false, _ change: @MainActor (inout Scenario) -> Void
    ) {
        let benchmark = lent.benchmark
        var scenario = Scenario(count)
        if isInspected { scenario.host.beginInspection() }
        change(&scenario)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { change(&scenario) }
        benchmark.stopMeasurement()
    }

    static func measureMemory(_ count: Int, _ lent: Lent) {
        let benchmark = lent.benchmark
        let before = residentBytes()
        let scenario = Scenario(count)
        benchmark.measurement(.custom("bytes a leaf"), (residentBytes() - before) / count)
        blackHole(scenario)
    }

    /// The memory that the process has in use, by Linux's own account.
    private static func residentBytes() -> Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")[1]
        return (pages.flatMap { Int($0) } ?? 0) * 4096
    }
}
