import SwiftUI
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var tone = "plain"
}

@MainActor private final class Log {
    var lines: [String] = []
}

@MainActor @Suite("Types whose dynamic properties are installed") struct PropertyPlaceTests {
    /// A view around another one, with a button that changes the environment value `tone`.
    private struct Toned<Content: View>: View {
        @State private var tone = "loud"
        @ViewBuilder let content: Content

        var body: some View {
            Button("change tone") { tone = "soft" }
            content.environment(\.tone, tone)
        }
    }

    @Test("A custom gesture reads the environment, and has a state and a gesture state of its own")
    func gesture() {
        struct Counted: Gesture {
            let log: Log
            let presses: Log
            @Environment(\.tone) private var tone
            @State private var count = 0
            @GestureState private var isPressing = false

            var body: some Gesture {
                let (tone, count) = (tone, count)
                presses.lines.append("\(isPressing)")
                return LongPressGesture(minimumDuration: 0.5)
                    .updating($isPressing) { value, state, _ in state = value }
                    .onEnded { _ in
                        log.lines.append("\(tone) \(count)")
                        self.count += 1
                    }
            }
        }
        let (log, presses) = (Log(), Log())
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack { Toned { Text("card").gesture(Counted(log: log, presses: presses)) } }
        }
        host.longPress("card")
        host.longPress("card")
        #expect(log.lines == ["loud 0", "loud 1"])
        #expect(presses.lines.contains("true") && presses.lines.last == "false")
        host.tap("change tone")
        host.longPress("card")
        #expect(log.lines.last == "soft 2")
    }

    @Test("A custom gesture inside of others follows an observable object that its body reads")
    func gestureOfGestures() {
        let settings = TapSettings()
        let log = Log()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("card").gesture(
                ExclusiveGesture(DragGesture(), AnyGesture(SettingsTap(log: log).map { _ in true }))
            )
            .environment(settings)
        }
        host.tap("card")
        #expect(log.lines == ["one"])
        settings.name = "two"
        host.tap("card")
        #expect(log.lines == ["one", "two"])
    }

    @Test("A custom gesture's body runs again only if a property of it has changed")
    func gestureRuns() {
        struct Watched: Gesture {
            let log: Log
            @Environment(\.tone) private var tone
            var body: some Gesture {
                log.lines.append(tone)
                return TapGesture()
            }
        }
        struct Screen: View {
            let log: Log
            @State private var other = 0
            var body: some View {
                Toned { Text("card").gesture(Watched(log: log)) }
                Other(other: $other)
            }
            struct Other: View {
                @Binding var other: Int
                var body: some View { Button("other") { other += 1 } }
            }
        }
        let log = Log()
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Screen(log: log) } }
        let count = log.lines.count
        host.tap("other")
        #expect(log.lines.count == count)
        host.tap("change tone")
        #expect(log.lines.last == "soft")
    }

    @Test("A modifier that is resolved has its dynamic properties")
    func environmentalModifier() {
        struct Caption: EnvironmentalModifier {
            @Environment(\.tone) private var tone
            @State private var count = 0
            func resolve(in environment: EnvironmentValues) -> some ViewModifier {
                Captioned(text: "\(tone) \(count)") { count += 1 }
            }
        }
        struct Captioned: ViewModifier {
            let text: String
            let action: @MainActor () -> Void
            func body(content: Content) -> some View {
                content
                Button(text, action: action)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Toned { Text("a").modifier(Caption()) } } }
        #expect(host.texts.contains("loud 0"))
        host.tap("loud 0")
        #expect(host.texts.contains("loud 1"))
        host.tap("change tone")
        #expect(host.texts.contains("soft 1"))
    }

    @Test("A transition has its dynamic properties")
    func transition() {
        struct Named: Transition {
            @Environment(\.tone) private var tone
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.accessibilityLabel("\(tone) \(phase.isIdentity)")
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack { Toned { Text("a").transition(Named()) } }
        }
        #expect(host.semantics.contains { $0.label == "loud true" })
        host.tap("change tone")
        #expect(host.semantics.contains { $0.label == "soft true" })
    }

    @Test("A shape that is a view by itself has its dynamic properties")
    func shape() {
        struct Bar: Shape {
            @Environment(\.tone) private var tone
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: tone == "loud" ? rect.width : rect.width / 2, height: rect.height))
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) {
            Toned { Bar().frame(width: 40, height: 10) }
        }
        let loud = host.displayList
        host.tap("change tone")
        let soft = host.displayList
        #expect(loud != soft)
        let fresh = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) {
            Button("change tone") {}
            Bar().frame(width: 40, height: 10).environment(\.tone, "soft")
        }
        #expect(soft == fresh.displayList)
    }

    @Test("Rows and columns of a table of the app's own types have their dynamic properties")
    func table() {
        let host = TestHost(size: CGSize(width: 600, height: 400), typeSetter: FixedMetrics()) {
            VStack {
                Toned {
                    Table(of: Book.self) {
                        TitleColumns()
                    } rows: {
                        ToneRows()
                    }
                }
            }
        }
        #expect(host.texts.contains("title loud") && host.texts.contains("loud book"))
        host.tap("change tone")
        #expect(host.texts.contains("title soft") && host.texts.contains("soft book"))
    }
}

@Observable private final class TapSettings {
    var name = "one"
}

private struct SettingsTap: Gesture {
    let log: Log
    @Environment(TapSettings.self) private var settings
    var body: some Gesture {
        let name = settings.name
        return TapGesture().onEnded { log.lines.append(name) }
    }
}

private struct Book: Identifiable {
    var id: String { title }
    let title: String
}

private nonisolated struct TitleColumns: TableColumnContent {
    @Environment(\.tone) private var tone
    nonisolated var tableColumnBody: some TableColumnContent<Book, Never> {
        TableColumn("title \(tone)") { (book: Book) in Text(book.title) }
    }
}

private struct ToneRows: TableRowContent {
    @Environment(\.tone) private var tone
    var tableRowBody: some TableRowContent<Book> { TableRow(Book(title: "\(tone) book")) }
}
