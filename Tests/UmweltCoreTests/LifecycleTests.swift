import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Keeps what happened, in order.
@MainActor private final class Diary {
    private(set) var lines: [String] = []

    func record(_ line: String) { lines.append(line) }

    /// The events since the last question.
    func drain() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private struct Noted: View {
    let name: String
    let diary: Diary
    var body: some View {
        Text(name)
            .onAppear { diary.record("\(name) appears") }
            .onDisappear { diary.record("\(name) disappears") }
    }
}

@MainActor @Suite("Views that come and go") struct LifecycleTests {
    @Test("onAppear runs once when the view has appeared, onDisappear once when it has gone")
    func comesAndGoes() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in if step == 1 { Noted(name: "n", diary: diary) } }
        }
        #expect(diary.drain() == [])
        host.tap("Go")
        #expect(diary.drain() == ["n appears"])
        host.update()
        #expect(diary.drain() == [])
        host.tap("Go")
        #expect(diary.drain() == ["n disappears"])
    }

    @Test("A new value of the view, and a move, are neither an appearance nor a disappearance")
    func stays() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                ForEach(step == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { Noted(name: $0, diary: diary) }
            }
        }
        #expect(diary.drain().sorted() == ["a appears", "b appears"])
        host.tap("Go")
        host.tap("Go")
        #expect(diary.drain() == [])
    }

    @Test("A new id lets the old view disappear and the new one appear")
    func newID() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { step in Noted(name: "n", diary: diary).id(step) } }
        _ = diary.drain()
        host.tap("Go")
        #expect(diary.drain() == ["n appears", "n disappears"], "The new view appears before the old one disappears")
    }

    @Test("Children appear before their parents")
    func childrenFirst() {
        let diary = Diary()
        struct Inner: View {
            let diary: Diary
            var body: some View {
                VStack {
                    Noted(name: "a", diary: diary)
                    HStack { Noted(name: "b", diary: diary) }.onAppear { diary.record("row") }
                    Noted(name: "c", diary: diary)
                }
            }
        }
        _ = TestHost(typeSetter: FixedMetrics()) {
            Inner(diary: diary).onAppear { diary.record("inner") }.onAppear { diary.record("outer") }
        }
        let lines = diary.drain()
        #expect(lines.sorted() == ["a appears", "b appears", "c appears", "inner", "outer", "row"])
        #expect(lines.suffix(2) == ["inner", "outer"])
        #expect(lines.firstIndex(of: "row").map { lines.prefix($0).contains("b appears") } == true)
    }

    @Test("onAppear runs after the first layout, and what it changes is shown by the same update")
    func changesState() {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View { Text(text).onAppear { text = "loaded" } }
        }
        #expect(TestHost(typeSetter: FixedMetrics()) { Loading() }.texts == ["loaded"])
    }

    @Test("A view disappears as it leaves the viewport of a lazy stack, appears as it comes back, and keeps its state")
    func leavesViewport() {
        struct Row: View {
            let number: Int
            let diary: Diary
            @State private var presses = 0
            var body: some View {
                Button("\(number) \(presses)") { presses += 1 }
                    .frame(height: 20)
                    .onAppear { diary.record("\(number) appears") }
                    .onDisappear { diary.record("\(number) disappears") }
            }
        }
        let diary = Diary()
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Switcher { step in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach((0..<100).filter { $0 != 1 || step == 0 }, id: \.self) { number in
                            Row(number: number, diary: diary)
                        }
                    }
                }
            }
        }
        #expect(diary.drain().contains("0 appears"))
        host.tap("0 0")
        host.scroll(to: CGPoint(x: 0, y: 30))
        let passed = diary.drain()
        #expect(passed.filter { $0.hasSuffix("disappears") } == ["0 disappears"] && passed.last == "0 disappears")
        #expect(passed.contains("5 appears") && !passed.contains("9 appears"))
        host.scroll(to: CGPoint(x: 0, y: 1500))
        let gone = diary.drain()
        #expect(gone.contains("1 disappears") && !gone.contains("0 disappears"))
        host.tap("Go")
        #expect(!diary.drain().contains("1 disappears"), "It has disappeared before")
        host.scroll(to: CGPoint(x: 0, y: 0))
        #expect(diary.drain().contains("0 appears"))
        #expect(host.texts.contains("0 1"))
    }

    @Test("SEMANTICS 56: a view near to a viewport has not appeared, and does not disappear unless it does")
    func nearViewport() {
        struct Row: View {
            let number: Int
            let diary: Diary
            var body: some View {
                let _ = diary.record("\(number) is made")
                Text("\(number)").frame(height: 20)
                    .onAppear { diary.record("+\(number)") }
                    .onDisappear { diary.record("-\(number)") }
            }
        }
        let diary = Diary()
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Row(number: $0, diary: diary) }
                    Color.clear.frame(height: 0).onAppear { diary.record("the end") }
                }
            }
        }
        let first = diary.drain()
        #expect(first.contains("5 is made") && !first.contains("the end"))
        #expect(first.filter { $0.hasPrefix("+") } == ["+0", "+1", "+2", "+3", "+4"])
        // Far enough that nothing near to the start is near any more.
        host.scroll(to: CGPoint(x: 0, y: 1000))
        #expect(diary.drain().filter { $0.hasPrefix("-") }.sorted() == ["-0", "-1", "-2", "-3", "-4"])
        host.scroll(to: CGPoint(x: 0, y: 100_000))
        #expect(diary.drain().contains("the end"))
    }

    @Test("onAppear and onDisappear without an action do nothing")
    func withoutAction() {
        #expect(TestHost(typeSetter: FixedMetrics()) { Text("x").onAppear().onDisappear() }.texts == ["x"])
    }

    @Test("task starts when the view has appeared, on the main actor, and is cancelled when it goes")
    func task() async {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if step == 0 {
                    Text("x").task {
                        diary.record("starts")
                        try? await Task.sleep(for: .seconds(100_000))
                        diary.record(Task.isCancelled ? "is cancelled" : "ends")
                    }
                }
            }
        }
        await wait { diary.lines.count == 1 }
        #expect(diary.drain() == ["starts"])
        host.tap("Go")
        await wait { diary.lines.count == 1 }
        #expect(diary.drain() == ["is cancelled"])
    }

    @Test("task(id:) starts anew when the id changes, not for an equal one")
    func taskWithID() async {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Text("x").task(id: step / 2) {
                    diary.record("starts \(step / 2)")
                    try? await Task.sleep(for: .seconds(100_000))
                    diary.record("ends \(step / 2)")
                }
            }
        }
        await wait { diary.lines.count == 1 }
        host.tap("Go")
        host.tap("Go")
        await wait { diary.lines.count == 3 }
        #expect(diary.drain().sorted() == ["ends 0", "starts 0", "starts 1"])
    }

    @Test("A task is cancelled as its view leaves the viewport of a lazy stack, and starts anew as it comes back")
    func taskOutOfSight() async {
        let diary = Diary()
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        Text("\(number)").frame(height: 20).task {
                            guard number == 0 else { return }
                            diary.record("starts")
                            try? await Task.sleep(for: .seconds(100_000))
                            diary.record("ends")
                        }
                    }
                }
            }
        }
        await wait { diary.lines.count == 1 }
        host.scroll(to: CGPoint(x: 0, y: 30))
        await wait { diary.lines.count == 2 }
        #expect(diary.lines == ["starts", "ends"])
        host.scroll(to: .zero)
        await wait { diary.lines.count == 3 }
        #expect(diary.drain() == ["starts", "ends", "starts"])
    }

    @Test("A task may change state; the view follows")
    func taskChangesState() async {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View { Text(text).task { text = "loaded" } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Loading() }
        await wait { host.texts == ["loaded"] }
        #expect(host.texts == ["loaded"])
    }

    /// Gives tasks time until something has come true.
    private func wait(until isTrue: () -> Bool) async {
        for _ in 1...12_000 {
            guard !isTrue() else { break }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
