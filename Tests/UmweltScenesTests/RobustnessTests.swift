import SwiftUI
import Testing
import UmweltTesting

@Observable private final class Model: @unchecked Sendable {
    var count = 0
    var names = ["a"]
}

/// Changes its own state whenever its body runs.
private struct Restless: View {
    @State private var count = 0
    var body: some View {
        let _ = (count += 1)
        Text(verbatim: "\(count > 0)")
    }
}

/// Fills its state in its body where it is still missing.
private struct Brimming: View {
    @State private var text: String?
    var body: some View {
        let _ = text = text ?? "filled"
        Text(text ?? "empty")
    }
}

private struct CountReader: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.count)") }
}

private struct Presser: View {
    let model: Model
    var body: some View { Button("press") { model.count += model.names.count } }
}

/// Every appearance makes another one necessary.
private struct Unsettled: View {
    @State private var step = 0
    var body: some View { Text(verbatim: "\(step)").id(step).onAppear { step += 1 } }
}

@MainActor @Suite("Robustness") struct RobustnessTests {
    @Test("A body that changes its own state each time does not hang the update", .timeLimit(.minutes(20)))
    func restless() {
        #expect(TestHost { Restless() }.texts == ["true"])
    }

    @Test("A body that fills its own state is shown with it")
    func filling() {
        #expect(TestHost { Brimming() }.texts == ["filled"])
    }

    @Test("Views that never settle don't hang the update", .timeLimit(.minutes(20)))
    func unsettled() {
        let host = TestHost { Unsettled() }
        #expect(host.texts.count == 1)
    }

    @Test("What an action reads makes no body run")
    func readsOfActions() {
        let model = Model()
        let host = TestHost {
            VStack {
                Presser(model: model); CountReader(model: model)
            }
        }
        #expect(host.updates { host.tap("press") } == ["CountReader"])
        #expect(host.updates { model.names = ["a", "b"] } == [])
    }

    @Test("An object that changes on another thread has its readers run on the main actor")
    func otherThread() async {
        let model = Model()
        let host = TestHost { CountReader(model: model) }
        await Task.detached { model.count = 5 }.value
        for _ in 1...12_000 {
            guard host.texts != ["5"] else { break }
            try? await Task.sleep(for: .milliseconds(5))
        }
        #expect(host.texts == ["5"])
    }

    @Test("Lengths that no layout can use do no harm", arguments: [-5, 0, .infinity, -.infinity, .nan, 1e308])
    func strangeLengths(length: CGFloat) {
        let host = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) {
            VStack(spacing: length) {
                Text("frame").frame(width: length, height: length)
                Text("bounds").frame(minWidth: length, maxWidth: length)
                Text("padding").padding(length)
                Text("font").font(.system(size: length))
                Color.red.opacity(length)
                Spacer(minLength: length)
                Rectangle().stroke(.red, lineWidth: length)
            }
        }
        #expect(host.texts == ["frame", "bounds", "padding", "font"])
        #expect(host.displayList.size == CGSize(width: 100, height: 100))
        host.size = CGSize(width: length, height: length)
        #expect(host.texts.count == 4)
        _ = host.displayList
    }

    @Test("A block of many views")
    func manyViews() {
        let host = TestHost {
            VStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
                Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15"); Text("16"); Text("17")
            }
        }
        #expect(host.texts == (1...17).map(String.init))
    }

    /// The seconds for which this thread has run.
    private func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("A modifier around thousands of views takes one more of them without looking at each of them for each")
    func manyModified() {
        let model = Model()
        model.names = (0..<4000).map { "\($0)" }
        struct Rows: View {
            let model: Model
            var body: some View { ForEach(model.names, id: \.self) { Text($0) }.padding().overlay { EmptyView() } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Rows(model: model) } }
        // The time of this thread, as other tests run beside it.
        let start = threadSeconds()
        host.updates { model.names.insert("new", at: 0) }
        #expect(host.texts.first == "new")
        #expect(threadSeconds() - start < 5, "a square of 4,000 takes 15 s and more in debug")
    }

    @Test("Text of all sorts is shown as it is", arguments: ["", " ", "\n", "👨‍👩‍👧‍👦", "مرحبا", "%@ %d", "a\u{0}b"])
    func strangeTexts(text: String) {
        #expect(TestHost { Text(verbatim: text).lineLimit(1) }.texts == [text])
    }

    @Test("A view with weak and unowned references is compared without reading them")
    func weakFields() {
        final class Owner {}
        struct Row: View {
            weak var weak: Owner?
            unowned let unowned: Owner
            let title: String
            var body: some View { Text(title) }
        }
        struct Page: View {
            let owner: Owner
            weak var last: Owner?
            @State private var turn = 0
            var body: some View {
                Row(weak: owner, unowned: owner, title: "same")
                Row(weak: last, unowned: owner, title: "\(turn)")
                Button("Turn") { turn += 1 }
            }
        }
        let owner = Owner()
        var last: Owner? = Owner()
        let host = TestHost { [weak last] in Page(owner: owner, last: last) }
        #expect(host.updates { host.tap("Turn") } == ["Page", "Row"])
        last = nil
        host.tap("Turn")
        host.tap("Turn")
        #expect(host.texts.prefix(2) == ["same", "3"])
    }
}
