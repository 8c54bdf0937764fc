import SwiftUI
import Testing
import UmweltTesting

/// The forms of SwiftUI's first years, which much source is written in.
@MainActor @Suite("Early forms") struct EarlyFormTests {
    private struct Shelf: View {
        @State private var chosen: String?
        @State private var isOpen = false

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink(destination: Text("About Emma"), tag: "Emma", selection: $chosen) { Text("Emma") }
                        .isDetailLink(false)
                    NavigationLink(
                        "Persuasion", destination: Text("About Persuasion"), tag: "Persuasion", selection: $chosen)
                    NavigationLink("Open", destination: Text("Opened"), isActive: $isOpen)
                    Button("Choose") { chosen = "Persuasion" }
                    Text(chosen ?? "none")
                }
            }
        }
    }

    @Test("A link shows its view while the selection is its tag")
    func selectedLinks() {
        let host = TestHost { Shelf() }
        host.tap("Emma")
        #expect(host.texts.contains("About Emma"))
        host.navigateBack()
        #expect(host.texts.contains("none"))
        host.tap("Choose")
        #expect(host.texts.contains("About Persuasion"))
        host.navigateBack()
        host.tap("Open")
        #expect(host.texts.contains("Opened"))
    }

    private struct Controls: View {
        @State private var speed = 1.0
        @State private var count = 1

        var body: some View {
            Slider(value: $speed, in: 0...10, minimumValueLabel: Text("slow"), maximumValueLabel: Text("fast")) {
                Text("Speed")
            }
            Slider(value: $speed, in: 0...10, step: 2, onEditingChanged: { _ in }, label: { Text("Steps") })
            Stepper(value: $count, in: 0...3, onEditingChanged: { _ in }, label: { Text("Count") })
            // The label first or last, as the only closure.
            Slider(value: $speed) { Text("Whole") }
            Stepper(value: $count) { Text("Any") }
            Stepper(onIncrement: { count = 3 }, onDecrement: nil, label: { Text("Jump") })
            Text("\(speed, specifier: "%.0f") \(count)")
        }
    }

    @Test("Sliders and steppers take their label last")
    func labelsLast() {
        let host = TestHost { Controls() }
        host.slide("Speed", to: 4)
        host.slide("Steps", to: 7)
        host.increment("Count")
        #expect(host.texts.contains("slow") && host.texts.contains("8 2"))
        host.increment("Jump")
        #expect(host.texts.contains("8 3"))
    }

    private struct Draggable: View {
        @State private var isFree = false
        @State private var taps = 0

        var body: some View {
            Text("Card").gesture(isFree ? TapGesture().onEnded { taps += 1 } : nil)
            Button("Free") { isFree.toggle() }
            Text("\(taps) taps")
        }
    }

    @Test("A gesture that there is not always is recognised while there is one")
    func optionalGestures() {
        let host = TestHost { Draggable() }
        host.tap("Card", count: 1)
        #expect(host.texts.contains("0 taps"))
        host.tap("Free")
        host.tap("Card", count: 1)
        #expect(host.texts.contains("1 taps"))
        host.tap("Free")
        host.tap("Card", count: 1)
        #expect(host.texts.contains("1 taps"))
    }
}
