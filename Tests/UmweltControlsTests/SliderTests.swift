import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltControls

@MainActor @Suite("Sliders")
struct SliderTests {
    @Test("A slider sets what it is bound to, within its bounds")
    func setValue() {
        let host = TestHost { Speed() }
        host.slide("Speed", to: 40)
        #expect(host.texts == ["40"])
        host.slide("Speed", to: 1000)
        #expect(host.texts == ["100"])
        host.slide("Speed", to: -3)
        #expect(host.texts == ["0"])
    }

    @Test("With a step only some values can be chosen, counted from the lower end")
    func step() {
        var scale = SliderScale(1.0...10, step: 2)
        #expect([0, 1, 2.1, 5.9, 9.4, 10].map(scale.nearest) == [1, 1, 3, 5, 9, 9])
        scale = SliderScale(0.0...1, step: 0.3)
        #expect(scale.nearest(to: 1).isApproximately(0.9))
    }

    @Test("Ends that are no finite numbers, and values that are none, do no harm")
    func strangeNumbers() {
        let endless = SliderScale(-Double.infinity...Double.infinity)
        #expect(endless.bounds.lowerBound.isFinite && endless.bounds.upperBound.isFinite)
        #expect(endless.fraction(of: 0) == 0.5)
        #expect(SliderScale(2.0...2).fraction(of: 2) == 0)
        #expect(SliderScale(0.0...1).nearest(to: .nan) == 0)
        #expect(SliderScale(0.0...1, step: 0).step == nil)
        #expect(NodeEvent.setValue(value: .nan).validationError != nil)
    }

    @Test("Editing begins and ends around what is done with the knob held, and around each value set without")
    func editing() {
        let log = Log()
        let host = TestHost { Logged(log: log) }
        host.beginPress("Speed")
        host.slide("Speed", to: 0.25)
        host.slide("Speed", to: 0.5)
        host.endPress("Speed")
        #expect(log.lines == ["began", "0.25", "0.5", "ended"])
        log.lines = []
        host.increment("Speed")
        #expect(log.lines == ["began", "ended", "0.6"])
    }

    @Test("The label is not shown, the labels of the ends are; those who listen hear the label and how far it is")
    func labels() throws {
        let host = TestHost { Labeled() }
        #expect(host.texts == ["min", "max"])
        let slider = try #require(host.semantics.first { $0.label == "Volume" })
        #expect(slider.role == .slider(SliderSemantics(value: 3, bounds: 0...4, step: 1)))
        #expect(slider.semantics.value == "75%")
    }

    @Test("Only the readers of the value run again")
    func updates() {
        let host = TestHost { Speed() }
        #expect(host.updates { host.slide("Speed", to: 40) } == ["Reader"])
        #expect(host.updates { host.slide("Speed", to: 40) } == [])
    }

    @Test("A disabled slider stays where it is")
    func disabled() {
        let host = TestHost { Speed().disabled(true) }
        #expect(!host.slide("Speed", to: 40))
        #expect(host.texts == ["50"])
    }

    @Test("Numbers of other types are set as well")
    func otherTypes() {
        let host = TestHost { SmallNumber() }
        host.slide("Small", to: 0.5)
        #expect(host.texts == ["0.5"])
    }

    @Test("From right to left the lower end is at the right")
    func rightToLeft() {
        let host = TestHost { Speed().environment(\.layoutDirection, .rightToLeft) }
        guard case .slider(let slider) = host.semantics.first(where: { $0.label == "Speed" })?.role else {
            Issue.record("There is no slider.")
            return
        }
        #expect(slider.isRightToLeft)
    }

    @Test("A slider is as wide as it may be, between the labels of its ends")
    func size() {
        let host = TestHost(size: CGSize(width: 300, height: 100), typeSetter: FixedMetrics()) { Labeled() }
        #expect(host.frame(of: "Volume") == CGRect(x: 34, y: 34.5, width: 232, height: 31))
    }
}

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Speed: View {
    @State private var speed = 50.0

    var body: some View {
        VStack {
            Slider(value: $speed, in: 0...100) { Text("Speed") }
            Reader(value: $speed)
        }
    }
}

private struct Reader: View {
    @Binding var value: Double
    var body: some View { Text(verbatim: "\(Int(value))") }
}

private struct Labeled: View {
    @State private var value: Double = 3

    var body: some View {
        Slider(value: $value, in: 0...4, step: 1) {
            Text("Volume")
        } minimumValueLabel: {
            Text("min")
        } maximumValueLabel: {
            Text("max")
        }
    }
}

private struct Logged: View {
    let log: Log
    @State private var value = 0.0

    var body: some View {
        Slider(value: $value) {
            Text("Speed")
        } onEditingChanged: {
            log.lines.append($0 ? "began" : "ended")
        }
        .onChange(of: value) { log.lines.append("\(value)") }
    }
}

private struct SmallNumber: View {
    @State private var value: Float = 0

    var body: some View {
        VStack {
            Slider(value: $value, label: { Text("Small") })
            Text(verbatim: "\(value)")
        }
    }
}

extension Double {
    fileprivate func isApproximately(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}

@MainActor @Suite("Ticks of sliders")
struct SliderTickTests {
    private struct Ticked: View {
        @State private var speed = 1.0
        var isFast = true
        var body: some View {
            Slider(value: $speed, in: 0...2) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(speed.formatted()) times")
            } ticks: {
                SliderTick(0)
                SliderTick(0.25)
                SliderTick("usual", 1)
                if isFast { SliderTick(2) { Text("fast") } }
            }
        }
    }

    @Test("A slider with ticks comes to them alone, by its knob and by keys")
    func snaps() {
        let host = TestHost { Ticked() }
        host.slide("Speed", to: 0.2)
        #expect(host.node("Speed")?.semantics.value == "0.25 times")
        host.increment("Speed")
        #expect(host.node("Speed")?.semantics.value == "1 times")
        host.increment("Speed")
        host.increment("Speed")
        #expect(host.node("Speed")?.semantics.value == "2 times")
        host.decrement("Speed")
        #expect(host.node("Speed")?.semantics.value == "1 times")
    }

    @Test("Labels of ticks are below their places on the track")
    func labels() throws {
        let host = TestHost(size: CGSize(width: 227, height: 100), typeSetter: FixedMetrics()) { Ticked() }
        #expect(host.texts == ["usual", "fast"])
        let (usual, fast) = try (#require(host.frame(of: "usual")), #require(host.frame(of: "fast")))
        #expect(abs(usual.midX - 113.5) <= 1)
        #expect(abs(fast.midX - 213.5) <= 1)
        #expect(TestHost { Ticked(isFast: false) }.texts == ["usual"])
    }

    @Test("Ticks are made for steps, and for data")
    func made() {
        let steps = TestHost {
            Slider(value: .constant(2.0), in: 0...4, step: 1) {
                Text("Steps")
            } tick: { value in
                value == 3 ? SliderTick(value) { Text("three") } : nil
            }
        }
        #expect(steps.texts == ["three"])
        let data = TestHost {
            Slider(value: .constant(2.0), in: 0...4) {
                Text("Data")
            } ticks: {
                SliderTickContentForEach([1.0, 3.0], id: \.self) { SliderTick("at \($0.formatted())", $0) }
            }
        }
        #expect(data.texts == ["at 1", "at 3"])
    }

    @Test("Values out of the enabled part cannot be chosen")
    func enabled() {
        var scale = SliderScale(0.0...10, enabled: 2.0...8)
        #expect([0, 5, 10].map(scale.nearest) == [2, 5, 8])
        scale = SliderScale(0.0...10, step: 3, enabled: 2.0...8)
        #expect([0, 5, 10].map(scale.nearest) == [3, 6, 6])
        #expect(scale.marks.enabled == 0.2...0.8)
    }

    @Test("The track is filled from the neutral value; a hidden knob is not drawn")
    func drawing() {
        func fills(_ slider: some View) -> [CGRect] {
            TestHost(size: CGSize(width: 227, height: 31)) { slider }.displayList.leaves.compactMap { item in
                if case .fill(let path, _, _, _) = item { path.boundingRect } else { nil }
            }
        }
        let usual = fills(Slider(value: .constant(0.25), label: {}))
        let neutral = fills(Slider(value: .constant(0.25), neutralValue: 0.5, label: {}))
        let bare = fills(Slider(value: .constant(0.25), label: {}).sliderThumbVisibility(.hidden))
        #expect(usual[1] == CGRect(x: 0, y: 13.5, width: 63.5, height: 4))
        #expect(neutral[1] == CGRect(x: 63.5, y: 13.5, width: 50, height: 4))
        #expect(bare.count == 2)
        #expect(usual.count > 2)
    }
}
