import Benchmark
import SwiftUI
import UmweltTesting

/// Ten thousand leaves, of which a thousand fade together.
private struct FadingLeaves: View {
    let fader: Fader
    @State private var isFaded = false

    var body: some View {
        let _ = (fader.fade = { withAnimation(.easeInOut(duration: 1_000_000)) { isFaded.toggle() } })
        VStack(spacing: 0) {
            ForEach(0..<10_000, id: \.self) { index in
                if index < 1_000 { Text("Leaf").opacity(isFaded ? 0.2 : 1) } else { Text("Leaf") }
            }
        }
    }
}

/// Lets the benchmark reach the state inside of the views.
@MainActor
private final class Fader {
    var fade: () -> Void = {}
}

/// The benchmarks of motion: a frame of many running values, and a spring.
@MainActor
enum Moving {
    static func runFrames(_ lent: Lent) {
        let fader = Fader()
        let host = TestHost(typeSetter: FixedMetrics()) { FadingLeaves(fader: fader) }
        fader.fade()
        host.update()
        lent.benchmark.startMeasurement()
        for _ in lent.benchmark.scaledIterations { host.advance(by: 1.0 / 60) }
        lent.benchmark.stopMeasurement()
    }

    static func evaluateSpring(_ lent: Lent) {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let target = CGRect(x: 10, y: 20, width: 300, height: 400).animatableData
        var time = 0.0
        for _ in lent.benchmark.scaledIterations {
            time += 0.000_01
            blackHole(spring.value(target: target, time: time))
        }
    }
}
