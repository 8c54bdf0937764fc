import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Model {
    var theme = "light"
    var level = 1
}

/// Writes two values of the environment.
private struct Writer<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { content.environment(\.theme, model.theme).environment(\.level, model.level) }
}

/// Declares a value that its body does not touch.
private struct Declarer: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("declared") }
}

private struct Both: View {
    @Environment(\.theme) private var theme
    @Environment(\.level) private var level
    var body: some View { Text("\(theme) \(level)") }
}

/// Not comparable: a closure may do anything.
private struct ActionKey: EnvironmentKey {
    static var defaultValue: () -> String { { "nothing" } }
}

private struct Point {
    var x = 0
    var name = ""
}

private struct PointKey: EnvironmentKey {
    static var defaultValue: Point { Point() }
}

extension EnvironmentValues {
    fileprivate var action: () -> String {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
    fileprivate var point: Point {
        get { self[PointKey.self] }
        set { self[PointKey.self] = newValue }
    }
}

/// Counts how often a value was written.
private final class CountedWrites {
    var count = 0
}

private struct CountedTheme {
    let name: String
    let writes: CountedWrites
}

extension EnvironmentValues {
    /// The theme; each time that it is set is counted.
    fileprivate var countedTheme: CountedTheme {
        get { CountedTheme(name: theme, writes: CountedWrites()) }
        set {
            newValue.writes.count += 1
            theme = newValue.name
        }
    }
}

private struct ActionReader: View {
    @Environment(\.action) private var action
    var body: some View { Text(action()) }
}

private struct PointReader: View {
    @Environment(\.point) private var point
    var body: some View { Text(verbatim: "\(point.x)\(point.name)") }
}

/// Passes on a closure that captures all of it, whose size is known at run time only.
private struct Capturer: View {
    @State private var text = "one"
    @State private var parts = RangeSet<Int>()
    var body: some View {
        Text(text)
        Button("Add") { text += parts.isEmpty ? "+" : "-" }
    }
}

@MainActor @Suite("Updates") struct UpdateTests {
    @Test("SEMANTICS 21: exactly the readers of the changed value run")
    func exactReaders() {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Writer(model: model) {
                VStack {
                    ThemeReader()
                    Bystander()
                    VStack {
                        LevelReader()
                        ThemeReader()
                    }
                    Bystander()
                }
            }
        }
        let ran = host.updates { model.theme = "dark" }
        #expect(Array(ran.dropFirst()) == ["ThemeReader", "ThemeReader"])
        #expect(ran.first?.hasPrefix("Writer<") == true)
        #expect(host.cost.bodies == 3)
        #expect(host.texts == ["dark", "bystander", "1", "dark", "bystander"])
        #expect(Array(host.updates { model.level = 2 }.dropFirst()) == ["LevelReader"])
    }

    @Test("SEMANTICS 21: a change visits what reads, however large the tree is", arguments: [10, 1000])
    func costFollowsReaders(size: Int) {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Writer(model: model) {
                VStack {
                    ForEach(0..<size, id: \.self) { _ in Bystander() }
                    ThemeReader()
                }
            }
        }
        host.updates { model.theme = "white" }
        #expect(host.cost.bodies == 2)
        #expect(host.cost.nodesVisited <= 8, "the writer's body, two environment writers, the reader and its text")
    }

    @Test("SEMANTICS 21: readers of other keys add nothing to the cost of a change", arguments: [0, 1_000])
    func costIgnoresOtherReaders(others: Int) {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Writer(model: model) {
                VStack {
                    ForEach(0..<10, id: \.self) { _ in ThemeReader() }
                    ForEach(0..<others, id: \.self) { _ in LevelReader() }
                }
            }
        }
        // A text of the same letters keeps its size, so the column is not measured again.
        let ran = host.updates { model.theme = "thgil" }
        #expect(Array(ran.dropFirst()) == Array(repeating: "ThemeReader", count: 10))
        #expect(host.cost.bodies == 11)
        #expect(host.cost.nodesVisited == 22, "the writer, the environment writer, ten readers and their texts")
        #expect(host.cost.layouts <= 30, "at most three cached proposals of each text; the column is not measured")
    }

    @Test("SEMANTICS 21: a change of the system's values visits readers alone")
    func hostChange() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ForEach(0..<500, id: \.self) { _ in Bystander() }
                LocaleReader()
            }
        }
        #expect(host.updates { host.traits.calendar = Calendar(identifier: .buddhist) } == [])
        #expect(host.cost.nodesVisited == 0)
        #expect(host.updates { host.traits.timeZone = TimeZone(secondsFromGMT: 3600) } == ["LocaleReader"])
        #expect(host.cost.bodies == 1)
    }

    private struct LocaleReader: View {
        @Environment(\.timeZone) private var timeZone
        var body: some View { Text(timeZone.identifier) }
    }

    @Test("SEMANTICS 21: writing an equal value runs nothing")
    func equalWrite() {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Writer(model: model) { ThemeReader() } }
        #expect(host.updates { model.theme = "light" }.filter { $0 == "ThemeReader" } == [])
        #expect(host.updates { host.traits.displayScale = 1 } == [])
        #expect(host.cost.nodesVisited == 0)
    }

    @Test("SEMANTICS 21: a modifier that would write the same again does not; others run, and what they write counts")
    func unchangedWriter() {
        let counted = CountedWrites()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    LevelReader()
                    ThemeReader()
                }
                .environment(\.countedTheme, CountedTheme(name: "same", writes: counted))
                .transformEnvironment(\.level) { $0 *= 2 }
                .environment(\.level, step)
            }
        }
        #expect(counted.count == 1)
        for step in 1...3 {
            #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["LevelReader"])
            #expect(host.texts == ["Go", "\(step * 2)", "same"])
        }
        #expect(counted.count == 1)
    }

    @Test("SEMANTICS 22: what has no == is compared field by field")
    func fieldByField() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in PointReader().environment(\.point, Point(x: step / 2, name: "p")) }
        }
        #expect(host.updates { host.tap("Go") }.last?.isSwitcher == true)
        #expect(host.updates { host.tap("Go") }.last == "PointReader")
        #expect(host.texts == ["Go", "1p"])
    }

    @Test("SEMANTICS 22: closures are compared whose captures are laid out at run time")
    func laidOutAtRunTime() {
        let host = TestHost(typeSetter: FixedMetrics()) { Capturer() }
        host.tap("Add")
        host.tap("Add")
        #expect(host.texts == ["one++", "Add"])
    }

    @Test("SEMANTICS 22: what cannot be compared counts as changed")
    func incomparable() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in ActionReader().environment(\.action, { "step \(step)" }) }
        }
        #expect(host.updates { host.tap("Go") }.last == "ActionReader")
        #expect(host.texts == ["Go", "step 1"])
    }

    @Test("SEMANTICS 23: a declared property that the body does not touch runs it when its value changes, only then")
    func declaredOnly() {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Writer(model: model) { Declarer() } }
        #expect(host.updates { model.theme = "dark" }.last == "Declarer")
        #expect(host.updates { model.level = 7 }.contains("Declarer") == false)
    }

    @Test("SEMANTICS 24: several writes in one turn cause one update, and no body runs twice or sees half of them")
    func oneUpdate() {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Writer(model: model) {
                VStack {
                    Both()
                    ThemeReader()
                }
            }
        }
        let ran = host.updates {
            model.theme = "a"
            model.level = 10
            model.theme = "b"
            model.level = 20
            host.traits.colorScheme = .dark
        }
        #expect(Array(ran.dropFirst()) == ["Both", "ThemeReader"])
        #expect(host.texts == ["b 20", "b"])
    }

    @Test("SEMANTICS 24: a host is asked for one update, however many writes there are")
    func oneRequest() {
        let model = Model()
        let host = ViewHost(typeSetter: FixedMetrics(), content: Writer(model: model) { Both() })
        host.update()
        var requests = 0
        host.onNeedsUpdate = { requests += 1 }
        model.theme = "a"
        model.level = 3
        host.traits.displayScale = 3
        #expect(requests == 1)
        #expect(host.needsUpdate)
        host.update()
        #expect(!host.needsUpdate)
        model.theme = "b"
        #expect(requests == 2)
    }

    @Test("SEMANTICS 25: what a view writes in its own update is there for its descendants in the same pass")
    func samePass() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Relay(number: step)
            }
        }
        let ran = host.updates { host.tap("Go") }
        #expect(Array(ran.dropFirst()) == ["Relay", "LevelReader", "LevelReader"])
        #expect(host.texts == ["Go", "101", "1001"])
    }

    private struct Relay: View {
        let number: Int
        var body: some View {
            VStack {
                LevelReader().environment(\.level, number + 100)
                LevelReader().transformEnvironment(\.level) { $0 += 1000 }.environment(\.level, number)
            }
        }
    }
}
