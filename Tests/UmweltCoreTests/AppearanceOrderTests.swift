import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Keeps what happened, in order.
@MainActor private final class Diary {
    private var lines: [String] = []

    func record(_ line: String) { lines.append(line) }

    func drain() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension View {
    fileprivate func noted(_ name: String, in diary: Diary) -> some View {
        onAppear { diary.record("+\(name)") }.onDisappear { diary.record("-\(name)") }
    }
}

/// A family of views that a button takes away.
private struct Family: View {
    let diary: Diary
    @State private var isThere = true

    var body: some View {
        Button("Go") { isThere = false }
        if isThere {
            VStack {
                Text("a").noted("a", in: diary)
                VStack {
                    Text("b").noted("b", in: diary)
                    Text("c").noted("c", in: diary)
                }
                .noted("inner", in: diary)
            }
            .noted("outer", in: diary)
        }
    }
}

/// Views that all have an action for the same change.
private struct Watchers: View {
    let diary: Diary
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Go") { count += 1 }
            Text("a")
                .onChange(of: count) { diary.record("a inner") }
                .onChange(of: count) { diary.record("a outer") }
            Watcher(count: count, diary: diary).onChange(of: count) { diary.record("b outer") }
            if count > 0 { Text("c").noted("c", in: diary) }
        }
        .onChange(of: count) { diary.record("all") }
    }
}

private struct Watcher: View {
    let count: Int
    let diary: Diary
    var body: some View { Text("b").onChange(of: count) { diary.record("b inner") } }
}

/// A view with an action of the older form, whose closure captures what the view has.
private struct Elder: View {
    let count: Int
    let diary: Diary

    @available(*, deprecated, message: "Tests the deprecated form.")
    var body: some View { Text("x").onChange(of: count, perform: { diary.record("\(count) \($0)") }) }
}

@MainActor @Suite("The order of onAppear, onChange and task") struct AppearanceOrderTests {
    @Test("SEMANTICS 28: actions of views that appear run from the inside out, as written, and tasks later")
    func nested() async {
        // As https://android.benigumo.com/20240328/onappear-onchange-task found with Apple's.
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Group {
                VStack {
                    Text("hello")
                        .task { diary.record("text task") }
                        .onChange(of: true, initial: true) { diary.record("text change") }
                        .onAppear { diary.record("text appears") }
                }
                .task { diary.record("stack task") }
                .onChange(of: true, initial: true) { diary.record("stack change") }
                .onAppear { diary.record("stack appears") }
            }
            .task { diary.record("group task") }
            .onChange(of: true, initial: true) { diary.record("group change") }
            .onAppear { diary.record("group appears") }
        }
        for _ in 0..<20 { await Task.yield() }
        let expected = [
            "text change", "text appears", "stack change", "stack appears", "group change", "group appears",
            "text task", "stack task", "group task",
        ]
        #expect(diary.drain() == expected)
        withExtendedLifetime(host) {}
    }

    @Test("Views appear and disappear before the views around them, and after those that follow them")
    func siblings() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) { Family(diary: diary) }
        #expect(diary.drain() == ["+c", "+b", "+inner", "+a", "+outer"])
        host.tap("Go")
        #expect(diary.drain() == ["-c", "-b", "-inner", "-a", "-outer"])
    }

    @Test("SEMANTICS 28: actions of onChange run from the inside out, before those of views that have come")
    func changes() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) { Watchers(diary: diary) }
        #expect(diary.drain() == [])
        host.tap("Go")
        #expect(diary.drain() == ["b inner", "b outer", "a inner", "a outer", "all", "+c"])
    }

    @Test("The rows of lists appear from the first one on")
    func rows() {
        let diary = Diary()
        _ = TestHost(typeSetter: FixedMetrics()) { List(0..<3) { Text("\($0)").noted("\($0)", in: diary) } }
        #expect(diary.drain() == ["+0", "+1", "+2"])
    }

    @Test("SEMANTICS 28: with initial: true it fires each time that the view appears, as when its tab is chosen")
    func initialInTabs() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            TabView {
                Text("A").onChange(of: 1, initial: true) { diary.record("A") }.tabItem { Text("First") }
                Text("B").onChange(of: 1, initial: true) { diary.record("B") }.tabItem { Text("Second") }
            }
        }
        #expect(diary.drain() == ["A"])
        host.chooseTab("Second")
        host.update()
        #expect(diary.drain() == ["B"])
        host.chooseTab("First")
        host.update()
        #expect(diary.drain() == ["A"])
    }

    @available(*, deprecated, message: "Tests the deprecated form.")
    @Test("SEMANTICS 28: the older form runs the closure of the update before, whose captured values are the old ones")
    func olderForm() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { Elder(count: $0, diary: diary) } }
        host.tap("Go")
        host.tap("Go")
        #expect(diary.drain() == ["0 1", "1 2"])
    }

    @Test("A view in a container that shows nothing has not appeared, and disappears when nothing is left")
    func nothing() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    EmptyView().noted("empty", in: diary)
                    Group { if step == 1 { Text("x") } }.noted("group", in: diary)
                    Group { if step == 1 { Text("y") } else { Text("z") } }.noted("one of two", in: diary)
                }
            }
        }
        #expect(diary.drain() == ["+one of two"])
        host.tap("Go")
        #expect(diary.drain() == ["+group"])
        host.tap("Go")
        #expect(diary.drain() == ["-group"])
    }

    @Test("All of a window's content appears though it shows nothing")
    func nothingAtAll() {
        let diary = Diary()
        _ = TestHost(typeSetter: FixedMetrics()) { AnyView(EmptyView()).onAppear { diary.record("appears") } }
        #expect(diary.drain() == ["appears"])
    }
}
