// One file: the tests of all kinds of presentations use the same private presenter.

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Reader: View {
    let name: String
    @Environment(\.level) private var level
    @Environment(\.isPresented) private var isPresented
    var body: some View { Text(verbatim: "\(name) \(level) \(isPresented)") }
}

enum PresenterStyle: CaseIterable { case sheet, cover, popover, alert, confirmationDialog }

private struct Presenter: View {
    @State var isPresented = false
    @State private var count = 0
    let dismissed: () -> Void
    let style: PresenterStyle

    init(_ style: PresenterStyle, dismissed: @escaping () -> Void = {}) {
        self.style = style
        self.dismissed = dismissed
    }

    var body: some View {
        let button = Button("Present") { isPresented = true }
        VStack {
            Reader(name: "behind")
            switch style {
            case .sheet: button.sheet(isPresented: $isPresented, onDismiss: dismissed) { Presented(count: $count) }
            case .cover:
                button.fullScreenCover(isPresented: $isPresented, onDismiss: dismissed) { Presented(count: $count) }
            case .popover: button.popover(isPresented: $isPresented) { Presented(count: $count) }
            case .alert:
                button.alert("Title", isPresented: $isPresented) {
                    Button("Do") { count += 1 }
                    Button("Leave", role: .cancel) { count += 10 }
                } message: {
                    Reader(name: "inside")
                }
            case .confirmationDialog:
                button.confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
                    Button("Do") { count += 1 }
                } message: {
                    Reader(name: "inside")
                }
            }
            Text("Count \(count)")
        }
    }
}

private struct Presented: View {
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Reader(name: "inside")
        Button("Done") { dismiss() }
        Button("Add") { count += 1 }
    }
}

@MainActor @Suite("What is presented") struct PresentationTests {
    @Test("SEMANTICS 15: what is presented sees the presenter's environment", arguments: PresenterStyle.allCases)
    func environment(style: PresenterStyle) {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Presenter(style).environment(\.level, 7)
                Reader(name: "outside")
            }
        }
        #expect(host.texts == ["behind 7 false", "Present", "Count 0", "outside 0 false"])
        host.tap("Present")
        #expect(host.texts.contains("inside 7 true"))
        // A cover leaves nothing to see behind it.
        #expect(host.texts.contains("behind 7 false") == (style != .cover))
        #expect(host.texts.last != "outside 0 false")
    }

    @Test("A change that the presenter passes on runs only what reads it")
    func bodies() {
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(.sheet) }
        #expect(host.updates { host.tap("Present") } == ["Presented", "Reader"])
        #expect(host.updates { host.tap("Add") } == ["Presenter"])
        #expect(host.texts.contains("Count 1"))
        #expect(host.updates { host.tap("Done") } == [])
    }

    @Test("dismiss writes false to the binding, and then onDismiss runs")
    func dismissal() {
        var dismissed = 0
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(.cover) { dismissed += 1 } }
        host.tap("Present")
        #expect(!host.dismissPresentation())
        host.tap("Done")
        #expect(host.texts == ["behind 0 false", "Present", "Count 0"])
        #expect(dismissed == 1)
        host.tap("Present")
        #expect(host.texts == ["inside 0 true", "Done", "Add"])
        host.tap("Done")
        #expect(dismissed == 2)
    }

    @Test(
        "A press beside a sheet or a popover, or the escape key, ends it", arguments: [PresenterStyle.sheet, .popover])
    func interactiveDismissal(style: PresenterStyle) {
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(style) }
        #expect(!host.dismissPresentation())
        host.tap("Present")
        #expect(host.dismissPresentation())
        #expect(host.texts == ["behind 0 false", "Present", "Count 0"])
    }

    @Test("What is behind cannot be used or read aloud, and what is presented comes after it")
    func modality() {
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(.sheet) }
        let behind = host.semantics
        host.tap("Present")
        #expect(host.texts == ["behind 0 false", "Present", "Count 0", "inside 0 true", "Done", "Add"])
        #expect(host.semantics.count == 1)
        #expect(!host.tap("Present"))
        #expect(behind.first { $0.role == .button }?.send(.press) == false)
    }

    @Test("An alert ends after the action of the button that was pressed")
    func alertActions() {
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(.alert) }
        host.tap("Present")
        host.tap("Do")
        #expect(host.texts == ["behind 0 false", "Present", "Count 1"])
        host.tap("Present")
        // The escape key means the button that cancels.
        #expect(host.dismissPresentation())
        #expect(host.texts == ["behind 0 false", "Present", "Count 11"])
    }

    @Test("An alert's fields fill rows of their own above its buttons, and the first has the keyboard")
    func alertFields() {
        struct Sample: View {
            @State private var isPresented = false
            @State private var user = ""
            @State private var answer = "none"
            var body: some View {
                Text("Answer \(answer)")
                Button("Ask") { isPresented = true }
                    .alert("Log in", isPresented: $isPresented) {
                        TextField("User", text: $user)
                        Button("OK") { answer = user }
                        SecureField("Password", text: .constant(""))
                    }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.tap("Ask")
        #expect(host.focusedLabel == "User")
        let (user, password) = (host.frame(of: "User"), host.frame(of: "Password"))
        #expect(user?.width == 270)
        #expect(user?.minX == password?.minX)
        // A row and the line after it.
        #expect((password?.midY ?? 0) - (user?.midY ?? 0) > 44)
        #expect((host.frame(of: "OK")?.minY ?? 0) >= (password?.maxY ?? .infinity))
        guard case .field(let input) = host.node("User")?.role else {
            Issue.record("It is no field.")
            return
        }
        #expect(input.alignment == .leading)
        #expect(input.insets.leading == 16)
        host.type("ada", into: "User")
        host.tap("OK")
        #expect(host.texts == ["Answer ada", "Ask"])
    }

    @Test("A confirmation dialog has a button that cancels, by itself")
    func confirmation() {
        let host = TestHost(typeSetter: FixedMetrics()) { Presenter(.confirmationDialog) }
        host.tap("Present")
        #expect(host.texts.suffix(4) == ["Title", "inside 0 true", "Do", "Cancel"])
        host.tap("Cancel")
        #expect(host.texts == ["behind 0 false", "Present", "Count 0"])
        host.tap("Present")
        #expect(host.dismissPresentation())
        #expect(host.texts == ["behind 0 false", "Present", "Count 0"])
    }

    @Test("An alert without actions says OK, and is about the data that it began with")
    func alertData() {
        struct Sample: View {
            @State private var data: String?
            @State private var isPresented = false
            var body: some View {
                Button("Ask") {
                    data = "Ada"
                    isPresented = true
                }
                .alert("Hello \(data ?? "nobody")", isPresented: $isPresented, presenting: data) { name in
                    Button("Forget \(name)") { data = nil }
                } message: { name in
                    Text("About \(name)").onAppear { data = "Bob" }
                }
                Button("Show") { isPresented = true }
                    .alert("Plain", isPresented: .constant(data == nil && isPresented)) {}
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.tap("Ask")
        #expect(host.texts == ["Ask", "Show", "Hello Ada", "About Ada", "Forget Ada"])
        host.tap("Forget Ada")
        #expect(host.texts == ["Ask", "Show"])
        host.tap("Show")
        #expect(host.texts == ["Ask", "Show", "Plain", "OK"])
    }

    @Test("An item of another identity is presented anew; of the same one it goes on")
    func items() {
        struct Book: Identifiable, Equatable {
            let id: Int
            var title: String
        }
        struct Page: View {
            let book: Book
            @State private var marks = 0
            var body: some View {
                Text("\(book.title) \(marks)")
                Button("Mark") { marks += 1 }
            }
        }
        struct Sample: View {
            @State private var book: Book?
            let dismissed: () -> Void
            var body: some View {
                Button("Open") { book = Book(id: 1, title: "Emma") }
                    .sheet(item: $book, onDismiss: dismissed) { book in
                        Page(book: book)
                        Button("Rename") { self.book?.title = "Emma again" }
                        Button("Next") { self.book = Book(id: 2, title: "Persuasion") }
                        Button("None") { self.book = nil }
                    }
            }
        }
        var dismissed = 0
        let host = TestHost(typeSetter: FixedMetrics()) { Sample { dismissed += 1 } }
        host.tap("Open")
        host.tap("Mark")
        #expect(host.texts[1] == "Emma 1")
        host.tap("Rename")
        #expect(host.texts[1] == "Emma again 1")
        #expect(dismissed == 0)
        host.tap("Next")
        #expect(host.texts[1] == "Persuasion 0")
        #expect(dismissed == 1)
        host.tap("None")
        #expect(host.texts == ["Open"])
        #expect(dismissed == 2)
    }

    @Test("What is presented can present more, in front of itself")
    func nesting() {
        struct Level: View {
            let number: Int
            @State private var isPresented = false
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("Open \(number + 1)") { isPresented = true }
                    .sheet(isPresented: $isPresented) { AnyView(Level(number: number + 1)) }
                Button("Close \(number)") { dismiss() }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Level(number: 0) }
        host.tap("Open 1")
        host.tap("Open 2")
        #expect(host.texts == ["Open 1", "Close 0", "Open 2", "Close 1", "Open 3", "Close 2"])
        #expect(!host.tap("Close 1"))
        host.tap("Close 2")
        #expect(host.texts == ["Open 1", "Close 0", "Open 2", "Close 1"])
        host.tap("Open 2")
        #expect(host.dismissPresentation())
        #expect(host.dismissPresentation())
        #expect(host.texts == ["Open 1", "Close 0"])
        #expect(!host.dismissPresentation())
    }

    @Test("What a view presents goes when the view goes")
    func removal() {
        struct Sample: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere {
                        Text("There").sheet(isPresented: .constant(true)) {
                            Text("Sheet").popover(isPresented: .constant(true)) { Button("Remove") { isThere = false } }
                        }
                    }
                    Text("Top")
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        #expect(host.texts == ["There", "Top", "Sheet", "Remove"])
        host.tap("Remove")
        #expect(host.texts == ["Top"])
        #expect(!host.dismissPresentation())
    }

    @Test("interactiveDismissDisabled keeps a sheet until the app ends it")
    func keeping() {
        struct Sample: View {
            @State private var isPresented = true
            @State private var isKept = true
            var body: some View {
                Text("Window").sheet(isPresented: $isPresented) {
                    Button("Let go") { isKept = false }.interactiveDismissDisabled(isKept)
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        #expect(!host.dismissPresentation())
        host.tap("Let go")
        #expect(host.dismissPresentation())
        #expect(host.texts == ["Window"])
    }

    @Test("presentationMode says both and ends the presentation")
    @available(*, deprecated)
    func presentationMode() {
        struct Old: View {
            @Environment(\.presentationMode) private var mode
            var body: some View {
                Button("Old \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
            }
        }
        struct Sample: View {
            @State private var isPresented = true
            var body: some View { Old().sheet(isPresented: $isPresented) { Old() } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        #expect(host.texts == ["Old false", "Old true"])
        host.tap("Old true")
        #expect(host.texts == ["Old false"])
        host.tap("Old false")
        #expect(host.texts == ["Old false"])
    }

    @Test("The older alerts have the same buttons")
    @available(*, deprecated)
    func olderAlerts() {
        struct Fault: Identifiable {
            let id: Int
        }
        struct Sample: View {
            @State private var isPresented = false
            @State private var fault: Fault?
            @State private var done: [String] = []
            var body: some View {
                Text(done.joined(separator: " "))
                Button("One") { isPresented = true }.alert(isPresented: $isPresented) {
                    Alert(
                        title: Text("Sure?"), message: Text("Think."),
                        dismissButton: .default(Text("Yes")) { done.append("yes") })
                }
                Button("Two") { fault = Fault(id: 4) }.alert(item: $fault) { fault in
                    Alert(
                        title: Text("Fault \(fault.id)"),
                        primaryButton: .destructive(Text("Delete")) { done.append("deleted") },
                        secondaryButton: .cancel())
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.tap("One")
        #expect(host.texts.suffix(3) == ["Sure?", "Think.", "Yes"])
        host.tap("Yes")
        host.tap("Two")
        #expect(host.texts.suffix(3) == ["Fault 4", "Delete", "Cancel"])
        host.tap("Cancel")
        host.tap("Two")
        host.tap("Delete")
        #expect(host.texts == ["yes deleted", "One", "Two"])
    }

    @Test("A popover stays within the window and beside its presenter, which it follows")
    func popoverPlace() throws {
        struct Sample: View {
            @State private var isPresented = true
            @State private var room: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.clear.frame(height: room)
                    HStack(spacing: 0) {
                        Text("Anchor").popover(isPresented: $isPresented) {
                            Button("Lower") { room = 200 }.frame(width: 150, height: 50)
                                .presentationCompactAdaptation(.popover)
                        }
                        Spacer()
                    }
                    Spacer()
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) { Sample() }
        func card() throws -> CGRect {
            guard case .dialog(let dialog)? = host.semantics.first?.role else { throw CancellationError() }
            return dialog.card
        }
        let anchor = try #require(host.frame(of: "Lower"))
        #expect(anchor.width > 0)
        #expect(try card().minX == 8)
        let before = try card()
        #expect(before.size == CGSize(width: 150, height: 50))
        host.tap("Lower")
        #expect(try card() == before.offsetBy(dx: 0, dy: 200))
        host.size.height = 260
        // Below there is no room any more.
        #expect(try card().maxY < 200)
    }

    @Test("A thousand sheets leave nothing in memory")
    func memory() {
        weak var last: Probe?
        let probes = ProbeBox()
        let host = TestHost(typeSetter: FixedMetrics()) { ProbeSheet(box: probes) }
        for _ in 0..<1000 {
            host.tap("Open")
            last = probes.last
            #expect(last != nil)
            host.dismissPresentation()
        }
        host.update()
        #expect(last == nil)
    }
}

private final class Probe {}

@MainActor private final class ProbeBox {
    weak var last: Probe?
}

private struct ProbeSheet: View {
    let box: ProbeBox
    @State private var isPresented = false
    var body: some View {
        Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { ProbeView(box: box) }
    }
}

private struct ProbeView: View {
    let box: ProbeBox
    @State private var probe = Probe()
    var body: some View {
        box.last = probe
        return Text("Probe")
    }
}
