import Foundation
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Steppers")
struct StepperTests {
    @Test("A stepper goes up and down, by its buttons or as one thing to use")
    func steps() {
        let host = TestHost { Guests() }
        #expect(host.texts == ["Guests: 2", "2"])
        host.tap("Increment")
        #expect(host.texts == ["Guests: 3", "3"])
        host.increment("Guests: 3")
        #expect(host.texts == ["Guests: 4", "4"])
        host.tap("Decrement")
        host.decrement("Guests: 3")
        #expect(host.texts == ["Guests: 2", "2"])
    }

    @Test("At the end of its bounds a button cannot be used; a step beyond goes to the end")
    func bounds() {
        let host = TestHost { Bounded() }
        #expect(host.texts == ["5"])
        host.tap("Increment")
        #expect(host.texts == ["8"])
        host.tap("Increment")
        #expect(host.texts == ["10"])
        #expect(!host.tap("Increment"))
        #expect(!host.increment("Size"))
        guard case .stepper(let stepper) = host.semantics.first(where: { $0.label == "Size" })?.role else {
            Issue.record("There is no stepper.")
            return
        }
        #expect(stepper == StepperSemantics(value: 10, bounds: 1...10, canIncrement: false, canDecrement: true))
    }

    @Test("A stepper with actions runs them; without an action its button cannot be used")
    func actions() {
        let log = Log()
        let host = TestHost {
            Stepper("Page", onIncrement: { log.lines.append("next") }, onDecrement: nil) {
                log.lines.append($0 ? "began" : "ended")
            }
        }
        host.tap("Increment")
        #expect(!host.tap("Decrement"))
        #expect(log.lines == ["began", "next", "ended"])
    }

    @Test("While a button is held, the value is being edited")
    func editing() {
        let log = Log()
        let host = TestHost {
            Stepper("Page", value: .constant(1)) { log.lines.append($0 ? "began" : "ended") }
        }
        host.beginPress("Increment")
        host.tap("Increment")
        host.endPress("Increment")
        #expect(log.lines == ["began", "ended"])
    }

    @Test("The value is shown in a format, in the language of the environment")
    func format() {
        let host = TestHost { Priced() }
        #expect(host.texts == ["Price", "50%"])
        host.tap("Increment")
        #expect(host.texts == ["Price", "75%"])
        let german = TestHost { Priced().environment(\.locale, Locale(identifier: "de_DE")) }
        #expect(german.texts == ["Price", "50\u{a0}%"])
    }

    @Test("Values at the ends of their type do no harm")
    func endsOfTypes() {
        let highest = TestHost { Stepper("A", value: .constant(Int.max)) }
        #expect(!highest.increment("A"))
        let lowest = TestHost { Stepper("A", value: .constant(UInt8.min)) }
        #expect(!lowest.decrement("A"))
        let wide = TestHost { Stepper("A", value: .constant(Int.max - 1), in: Int.min...Int.max, step: 5) }
        #expect(wide.increment("A"))
        let backwards = TestHost { Stepper("A", value: .constant(0), in: 0...4, step: -1) }
        #expect(!backwards.increment("A"))
        #expect(backwards.decrement("A"))
    }

    @Test("Only the readers of the value run again")
    func updates() {
        let host = TestHost { Guests() }
        #expect(host.updates { host.tap("Increment") } == ["Guests", "Reader"])
        let bounded = TestHost { Bounded() }
        #expect(bounded.updates { bounded.tap("Increment") } == ["Reader"])
    }

    @Test("The buttons are at the far end of the row, and alone where labels are hidden")
    func size() {
        let host = TestHost(size: CGSize(width: 300, height: 100), typeSetter: FixedMetrics()) {
            Stepper("Size", value: .constant(1))
        }
        #expect(host.frame(of: "Decrement") == CGRect(x: 206, y: 34, width: 46.5, height: 32))
        #expect(host.frame(of: "Increment") == CGRect(x: 253.5, y: 34, width: 46.5, height: 32))
        let bare = TestHost(size: CGSize(width: 300, height: 100), typeSetter: FixedMetrics()) {
            Stepper("Size", value: .constant(1)).labelsHidden()
        }
        #expect(bare.frame(of: "Size") == CGRect(x: 103, y: 34, width: 94, height: 32))
    }
}

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Guests: View {
    @State private var guests = 2

    var body: some View {
        VStack {
            Stepper("Guests: \(guests)", value: $guests)
            Reader(value: $guests)
        }
    }
}

private struct Bounded: View {
    @State private var size = 5

    var body: some View {
        VStack {
            Stepper("Size", value: $size, in: 1...10, step: 3).labelsHidden()
            Reader(value: $size)
        }
    }
}

private struct Priced: View {
    @State private var value = 0.5

    var body: some View { Stepper("Price", value: $value, step: 0.25, format: .percent) }
}

private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text(verbatim: "\(value)") }
}
