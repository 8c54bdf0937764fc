import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Progress views")
struct ProgressViewTests {
    @Test("A part of a total is shown; there is no less than none and no more than all")
    func value() {
        func amount(_ value: Double?, of total: Double) -> Double? {
            TestHost { ProgressView("Loading", value: value, total: total) }.amount("Loading")
        }
        #expect(amount(3, of: 4) == 0.75)
        #expect(amount(-1, of: 4) == 0)
        #expect(amount(9, of: 4) == 1)
        #expect(amount(.nan, of: 4) == 0)
        #expect(amount(0, of: 0) == 0)
        #expect(amount(nil, of: 4) == nil)
    }

    @Test("It is called by its label, and says how far it is in percent or in its own words")
    func words() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            ProgressView(value: 1, total: 4) { Text("Loading") }.environment(\.locale, Locale(identifier: "en_US"))
            ProgressView(value: 0.5) {
                Text("Saving")
            } currentValueLabel: {
                Text("half")
            }
            ProgressView()
        }
        let meters = host.semantics
        #expect(meters.map(\.label) == ["Loading", "Saving", ""])
        #expect(meters.map(\.semantics.value) == ["25%", "half", nil])
        #expect(meters.map(\.isFocusable) == [false, false, false])
    }

    @Test("An object of Foundation's is followed until it is finished")
    func observed() {
        let progress = Progress(totalUnitCount: 4)
        let host = TestHost { ProgressView(progress).accessibilityLabel("Loading") }
        #expect(host.amount("Loading") == 0)
        progress.completedUnitCount = 3
        host.advance(by: 0.2)
        #expect(host.amount("Loading") == 0.75)
        progress.completedUnitCount = 4
        host.advance(by: 0.2)
        #expect(host.amount("Loading") == 1)
    }

    @Test("What it is set to changes it, and nothing else runs")
    func change() {
        let model = Amount()
        let host = TestHost { AmountView(model: model) }
        #expect(host.updates { model.value = 0.5 } == ["AmountView"])
        #expect(host.amount("Loading") == 0.5)
    }

    @Test("A time passes by itself: no body runs, and the bar goes on in steps that can be seen")
    func interval() {
        let host = TestHost {
            ProgressView(timerInterval: TestHost.start...(TestHost.start + 100)) { Text("Left") }
            ProgressView(timerInterval: TestHost.start...(TestHost.start + 100), countsDown: false) {
                Text("Passed")
            } currentValueLabel: {
                EmptyView()
            }
        }
        #expect(host.amount("Left") == 1)
        #expect(host.amount("Passed") == 0)
        #expect(host.texts == ["Left", "1:40", "Passed"])
        #expect(host.updates { host.advance(by: 25) } == [])
        #expect(host.amount("Left") == 0.75)
        #expect(host.amount("Passed") == 0.25)
        #expect(host.texts == ["Left", "1:15", "Passed"])
        host.advance(by: 1000)
        #expect(host.amount("Left") == 0)
        #expect(host.amount("Passed") == 1)
    }

    @Test("Hidden labels are not shown, but still what it is called")
    func hiddenLabel() {
        let host = TestHost { ProgressView("Loading", value: 0.5).labelsHidden() }
        #expect(host.texts == [])
        #expect(host.amount("Loading") == 0.5)
    }

    @Test("Without a value it is a spinner of the control's size, with one a bar as wide as it may be")
    func sizes() {
        func size(_ view: some View) -> CGSize {
            TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) { view }.semantics[0].frame.size
        }
        #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
        #expect(size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
        #expect(size(ProgressView(value: 0.5)) == CGSize(width: 200, height: 4))
        #expect(size(ProgressView(value: 0.5).fixedSize()) == CGSize(width: 150, height: 4))
        #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
        #expect(size(ProgressView().progressViewStyle(.linear)) == CGSize(width: 200, height: 4))
    }

    @Test("A spinner turns, also if the user wants things to move less; a bar does not move then")
    func movement() {
        func movements(_ view: some View) -> [DisplayMovement] {
            func movements(in items: [DisplayItem]) -> [DisplayMovement] {
                items.flatMap { item -> [DisplayMovement] in
                    guard case .group(let group) = item else { return [] }
                    return [group.effects?.movement].compactMap { $0 } + movements(in: group.items)
                }
            }
            return movements(in: TestHost { view }.displayList.items)
        }
        #expect(movements(ProgressView()) == [.turning])
        #expect(movements(ProgressView().environment(\._accessibilityReduceMotion, true)) == [.turning])
        #expect(movements(ProgressView().progressViewStyle(.linear)) == [.passing(isRightToLeft: false)])
        #expect(
            movements(ProgressView().progressViewStyle(.linear).environment(\.layoutDirection, .rightToLeft))
                == [.passing(isRightToLeft: true)])
        #expect(
            movements(ProgressView().progressViewStyle(.linear).environment(\._accessibilityReduceMotion, true)) == [])
        #expect(movements(ProgressView(value: 0.5)) == [])
    }

    @Test("A style of the app's is given the fraction and the labels, and may show the progress in the style outside")
    func ownStyle() {
        let host = TestHost {
            VStack {
                ProgressView("Loading", value: 1, total: 2)
                ProgressView("Waiting")
                ProgressView(timerInterval: TestHost.start...(TestHost.start + 10))
            }
            .progressViewStyle(Fraction())
        }
        #expect(host.texts == ["0.5", "Loading", "unknown", "Waiting", "unknown", "0:10"])
        #expect(host.amount("Loading") == 0.5)
    }

    private struct Fraction: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
            ProgressView(configuration)
        }
    }

    @Observable final class Amount {
        var value = 0.0
    }

    private struct AmountView: View {
        let model: Amount
        var body: some View { ProgressView("Loading", value: model.value) }
    }
}
