import Combine
import SwiftUI
import Testing
import UmweltTesting

@Suite("No view of the program's is made twice for one place") @MainActor struct SingleViewTests {
    /// The objects and tasks of views, by the views' names.
    private final class Ledger {
        var objects: [String: Int] = [:]
        var tasks: [String: Int] = [:]
    }

    /// The state of a view: one object for each time that the view is made.
    private final class Life: ObservableObject {
        init(_ name: String, in ledger: Ledger) { ledger.objects[name, default: 0] += 1 }
    }

    /// A text with state and a task, which are counted.
    private struct Counted: View {
        let name: String
        let ledger: Ledger
        @StateObject private var life: Life

        init(_ name: String, in ledger: Ledger) {
            self.name = name
            self.ledger = ledger
            _life = StateObject(wrappedValue: Life(name, in: ledger))
        }

        var body: some View {
            let _ = life
            Text(name).task { ledger.tasks[name, default: 0] += 1 }
        }
    }

    private func host(of sample: ViewSample, in ledger: Ledger) -> TestHost {
        let view = sample.view { AnyView(Counted($0, in: ledger)) }
        let host = TestHost(size: sample.size) { AnyView(view) }
        sample.use(host)
        host.update()
        return host
    }

    private func expectOnce(_ ledger: Ledger) {
        for (name, count) in ledger.objects.sorted(by: { $0.key < $1.key }) {
            #expect(count == 1, "“\(name)” was made \(count) times.")
            #expect(ledger.tasks[name, default: 0] <= 1, "“\(name)” ran \(ledger.tasks[name] ?? 0) tasks.")
        }
    }

    @Test("Each view of a control or container has one state and one task", arguments: ViewSample.all)
    func once(sample: ViewSample) async {
        let ledger = Ledger()
        let host = host(of: sample, in: ledger)
        for _ in 0..<20 where ledger.tasks.count < ledger.objects.count { await Task.yield() }
        #expect(!ledger.objects.isEmpty)
        expectOnce(ledger)
        host.update()
    }

    @Test("SEMANTICS 24: A box and a date picker run two tasks for their two labels")
    func tasks() async {
        let ledger = Ledger()
        let host = TestHost {
            VStack {
                GroupBox {
                    Text("c")
                } label: {
                    Counted("box", in: ledger)
                }
                DatePicker(selection: .constant(.distantPast)) { Counted("date", in: ledger) }
            }
        }
        for _ in 0..<20 { await Task.yield() }
        host.update()
        #expect(ledger.tasks == ["box": 1, "date": 1])
        #expect(ledger.objects == ["box": 1, "date": 1])
    }
}
