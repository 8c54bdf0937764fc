import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltNavigation

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// The state of views that another process continues with.
@MainActor @Suite struct StateSnapshotTests {
    /// The texts of a view that begins with what was kept of another, after some presses.
    private func texts(
        of new: some View, afterPressing labels: [String], in old: some View
    ) throws -> [String] {
        let host = TestHost(typeSetter: FixedMetrics()) { old }
        for label in labels { #expect(host.tap(label)) }
        let written = try JSONEncoder().encode(host.stateSnapshot)
        let snapshot = try JSONDecoder().decode(StateSnapshot.self, from: written)
        return TestHost(typeSetter: FixedMetrics(), restoring: snapshot) { new }.texts
    }

    @Test("State is kept by the place of its view")
    func place() throws {
        let view = VStack {
            Counter(name: "a")
            HStack { Counter(name: "b") }
        }
        #expect(try texts(of: view, afterPressing: ["b 0", "b 1"], in: view) == ["a 0", "b 2"])
    }

    @Test("Looks and layout may change around it")
    func appearance() throws {
        let old = VStack { Counter(name: "a") }
        let new = HStack {
            Text("new")
            Counter(name: "a").padding().background(.red)
        }.frame(width: 300)
        #expect(try texts(of: new, afterPressing: ["a 0"], in: old) == ["new", "a 1"])
    }

    @Test("Elements of a ForEach are found by their identity")
    func identity() throws {
        func list(_ names: [String]) -> some View { ForEach(names, id: \.self) { Counter(name: $0) } }
        #expect(
            try texts(of: list(["b", "c", "a"]), afterPressing: ["a 0", "b 0", "b 1"], in: list(["a", "b"]))
                == ["b 2", "c 0", "a 1"])
    }

    @Test("Another identity, and the other branch, start anew")
    func otherIdentity() throws {
        #expect(
            try texts(of: Counter(name: "a").id(2), afterPressing: ["a 0"], in: Counter(name: "a").id(1)) == ["a 0"])
        func branches(_ isFirst: Bool) -> some View {
            Group { if isFirst { Counter(name: "a") } else { Counter(name: "a") } }
        }
        #expect(try texts(of: branches(false), afterPressing: ["a 0"], in: branches(true)) == ["a 0"])
        #expect(try texts(of: branches(true), afterPressing: ["a 0"], in: branches(true)) == ["a 1"])
    }

    @Test("What decides on the structure is there before it is built, and nothing appears or changes twice")
    func structure() throws {
        struct Door: View {
            @State private var isOpen = false
            @State private var log = 0
            var body: some View {
                VStack {
                    if isOpen { AnyView(Counter(name: "inside")).onAppear { log += 10 } }
                    Button("open \(log)") { isOpen = true }
                }
                .onChange(of: isOpen) { log += 1 }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Door() }
        #expect(host.tap("open 0"))
        #expect(host.tap("inside 0"))
        #expect(host.texts == ["inside 1", "open 11"])
        let next = TestHost(typeSetter: FixedMetrics(), restoring: host.stateSnapshot) { Door() }
        #expect(next.texts == ["inside 1", "open 21"])
    }

    @Test("Where somebody has navigated to in a stack is kept, by values of several types")
    func path() {
        struct Stack: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Go") {
                        path.append(7)
                        path.append("Emma")
                    }
                    .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                    .navigationDestination(for: String.self) { Text(verbatim: "book \($0)") }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Stack() }
        #expect(host.tap("Go"))
        let next = TestHost(typeSetter: FixedMetrics(), restoring: host.stateSnapshot) { Stack() }
        #expect(next.texts.contains("book Emma"))
        #expect(next.navigateBack())
        #expect(next.texts.contains("number 7"))
        #expect(next.navigateBack())
        #expect(next.texts.contains("Go"))
    }

    @Test("The levels of a stack keep their state, also those whose destination a level below them has")
    func levels() {
        struct Level: View {
            @Binding var path: [String]
            var body: some View { Button("On") { path.append("") } }
        }
        struct Stack: View {
            @State private var path: [String] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Level(path: $path).navigationDestination(for: String.self) { _ in
                        VStack {
                            Counter(name: "a")
                            Level(path: $path)
                        }
                    }
                }
            }
        }
        struct Nested: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("On") { path.append(1) }
                        .navigationDestination(for: Int.self) { _ in
                            VStack {
                                Counter(name: "a")
                                Button("On") { path.append("") }
                            }
                            .navigationDestination(for: String.self) { _ in Counter(name: "a") }
                        }
                }
            }
        }
        func check(_ view: some View) {
            let host = TestHost(typeSetter: FixedMetrics()) { view }
            for label in ["On", "a 0", "On", "a 0", "a 1"] { #expect(host.tap(label)) }
            let next = TestHost(typeSetter: FixedMetrics(), restoring: host.stateSnapshot) { view }
            #expect(next.texts.contains("a 2"))
            #expect(next.navigateBack())
            #expect(next.texts.contains("a 1"))
            // Views that are pushed from now on start with new state.
            #expect(next.tap("On"))
            #expect(next.texts.contains("a 0"))
        }
        check(Stack())
        check(Nested())
    }

    @Test("State that nobody has written starts as the new source says")
    func unwritten() throws {
        #expect(TestHost(typeSetter: FixedMetrics()) { Counter(name: "a") }.stateSnapshot.isEmpty)
    }

    @Test("A property of another type or name starts anew")
    func otherType() throws {
        struct First {
            struct Page: View {
                @State private var text = "0"
                @State private var number = 0
                var body: some View { Button("\(text) \(number)") { (text, number) = (text + "1", 1) } }
            }
        }
        struct Second {
            struct Page: View {
                @State private var text = 7
                @State private var number = 0
                var body: some View { Text("\(text) \(number)") }
            }
        }
        #expect(try texts(of: Second.Page(), afterPressing: ["0 0"], in: First.Page()) == ["7 1"])
    }

    @Test("Each window of an app keeps its own, and the app's is apart")
    func windows() throws {
        struct Both: App {
            @State private var total = 0
            var body: some Scene {
                WindowGroup {
                    Button("total \(total)") { total += 1 }
                    Counter(name: "own")
                }
            }
        }
        func press(_ label: String, in window: ViewHost) {
            let button = window.semantics.flatMap(\.flat).first { $0.role == .button && $0.label == label }
            #expect(button?.send(.press) == true)
        }
        let app = AppHost(Both(), typeSetter: FixedMetrics())
        let window = try #require(app.openWindow())
        press("total 0", in: window)
        press("own 0", in: window)
        let next = AppHost(Both(), typeSetter: FixedMetrics(), restoring: app.stateSnapshot)
        let one = try #require(next.openWindow(restoring: window.stateSnapshot))
        let other = try #require(next.openWindow())
        press("total 1", in: one)
        press("own 1", in: one)
        press("own 0", in: other)
    }
}

extension SemanticsNode {
    fileprivate var flat: [SemanticsNode] { [self] + children.flatMap(\.flat) }
}
