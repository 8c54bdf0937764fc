import Observation
import SwiftUI
import Testing
import UmweltTesting

import struct UmweltLazyState.State

import Umwelt
@testable import UmweltCore

@MainActor @Suite("State with a lazy initial value, the rule of SDK 27") struct LazyStateTests {
    /// An object that counts how many of its kind have been made.
    @Observable final class Model {
        var number: Int

        init(_ count: LockedValue<Int>) {
            count.withLock { $0 += 1 }
            number = 1
        }
    }

    struct Child: View {
        @State var model: Model
        let title: String

        // The initial value of an autoclosure, as for a property with one.
        init(count: LockedValue<Int>, title: String) {
            _model = State(wrappedValue: Model(count))
            self.title = title
        }

        var body: some View {
            Text("\(title) \(model.number)")
            Button("Add") { model.number += 1 }
            Button("Replace") { $model.wrappedValue = Model(LockedValue(0)) }
        }
    }

    struct Parent: View {
        let count: LockedValue<Int>
        @SwiftUI.State private var turn = 0

        var body: some View {
            Child(count: count, title: "\(turn)")
            Button("Turn") { turn += 1 }
        }
    }

    @Test("The value is made once, however often the parent's body runs, and is the state afterwards")
    func once() {
        let count = LockedValue(0)
        let host = TestHost { Parent(count: count) }
        for _ in 0..<5 { host.tap("Turn") }
        #expect(host.texts.contains("5 1") && count.withLock { $0 } == 1)
        host.tap("Add")
        #expect(host.texts.contains("5 2"))
        host.tap("Replace")
        host.tap("Turn")
        #expect(host.texts.contains("6 1") && count.withLock { $0 } == 1)
    }

    @Test("A view that appears anew has a value of its own")
    func again() {
        struct Page: View {
            let count: LockedValue<Int>
            @SwiftUI.State private var isShown = true

            var body: some View {
                if isShown { Child(count: count, title: "child") }
                Button("Toggle") { isShown.toggle() }
            }
        }
        let count = LockedValue(0)
        let host = TestHost { Page(count: count) }
        host.tap("Add")
        host.tap("Toggle")
        host.tap("Toggle")
        #expect(host.texts.contains("child 1") && count.withLock { $0 } == 2)
    }

    @Test("With SDK 26 the value is made with each value of the view")
    func eager() {
        let count = LockedValue(0)
        for _ in 0..<3 { _ = _LazyState({ Model(count) }, isEager: true) }
        #expect(count.withLock { $0 } == 3)
        for _ in 0..<3 { _ = _LazyState({ Model(count) }, isEager: false) }
        #expect(count.withLock { $0 } == 3)
    }

    @Test("All forms of properties compile: defaults, optionals, observers, memberwise initializers")
    func forms() {
        struct Forms: View {
            @State private var list = [Int](repeating: 1, count: 2)
            @State var name: String?
            @State var model: Model = Model(LockedValue(0))
            @State var observed = Int("3") { didSet { print(oldValue as Any) } }
            let size: Int

            var body: some View {
                Text("\(list.count) \(name ?? "-") \(model.number) \(observed ?? 0) \(size)")
            }
        }
        #expect(TestHost { Forms(size: 4) }.texts == ["2 - 1 3 4"])
        let model = Model(LockedValue(0))
        model.number = 7
        #expect(TestHost { Forms(name: "a", model: model, observed: 5, size: 4) }.texts == ["2 a 7 5 4"])
    }
}
