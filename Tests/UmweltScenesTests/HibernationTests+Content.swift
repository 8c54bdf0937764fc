import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltScenes

extension HibernationTests {
    @Test("A task runs again if its identity has changed while the window hibernated, and only then")
    func taskIdentity() async {
        let host = host(Fetcher(shared: shared, events: events))
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(host.hibernation.begin() != nil)
        host.update()
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(events.log == ["fetch One"])
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        shared.title = "Two"
        host.update()
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(events.log == ["fetch One", "fetch Two"])
    }

    @Test("What has appeared disappears when its window is closed while it hibernates")
    func closing() {
        let host = host(HibernatedCounter(events: events))
        #expect(host.hibernation.begin() != nil)
        host.show(EmptyView())
        host.update()
        #expect(events.log == ["appear", "disappear"])
        let other = self.host(HibernatedCounter(events: events))
        #expect(other.hibernation.begin() != nil)
        other.close()
        other.hibernation.updateTree()
        #expect(events.log == ["appear", "disappear", "appear", "disappear"])
    }

    @Test("A scope of the focus does not take it when the window wakes, nor from the view that had it")
    func focusScope() throws {
        let host = host(FocusScopeView())
        #expect(host.root.focus.place != nil)
        #expect(try #require(host.root.node.first(label: "Other")).receive(.focus))
        _ = host.nextFrame()
        let place = host.root.focus.place
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.root.focus.place == place && place != nil)
        host.root.focus.move(to: nil)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.nodes.focused == nil)
    }

    @Test("State is found again beside views that are made late")
    func lateContent() throws {
        let host = host(
            VStack {
                GeometryReader { _ in HibernatedCounter(events: events) }
                HibernatedCounter(events: events)
            })
        try press("Count 0", in: host)
        let shown = texts(of: host)
        #expect(shown.filter { $0 == "Count 1" }.count == 1)
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == shown)
    }

    @Test("A stored value that the content has read wakes it")
    func storedValue() {
        let store = HostDefaults()
        let host = host(StoredReader(store))
        #expect(texts(of: host) == ["One"])
        #expect(host.hibernation.begin() != nil)
        host.hibernation.updateTree()
        #expect(!host.hibernation.isWakingDue)
        store.set("Two", forKey: StoredReader.key)
        host.hibernation.updateTree()
        #expect(host.hibernation.isWakingDue)
        #expect(texts(of: host) == ["Two"])
    }

    @Test("A split view whose columns show one at a time stays awake")
    func splitView() throws {
        let host = host(LinkedColumns())
        try press("Next", in: host)
        #expect(texts(of: host).contains("Number 3"))
        #expect(host.hibernation.begin() == nil)
    }

    @Test("State of lazy and of later made views is theirs again, beside equal names")
    func lateState() throws {
        let host = host(MixedItems())
        try press("lazy 1: 0", in: host)
        try press("plain 1: 0", in: host)
        try press("plain 1: 1", in: host)
        let shown = texts(of: host)
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == shown)
        #expect(shown.contains("lazy 1: 1") && shown.contains("plain 1: 2"))
    }

    @Test("A view of another type in an AnyView begins anew")
    func anotherType() throws {
        let host = host(AnyCounter(shared: shared, events: events))
        try press("One 0", in: host)
        #expect(host.hibernation.begin() != nil)
        shared.title = "Two"
        #expect(texts(of: host) == ["Two 0"])
        #expect(events.log == ["appear One", "appear Two"])
    }

    @Test("A stack with a value above a view that a link has pushed keeps its window awake")
    func mixedLevels() throws {
        let host = host(MixedLevels())
        for label in ["One", "Shown", "Two"] { try press(label, in: host) }
        #expect(host.navigation.depth == 3)
        #expect(host.hibernation.begin() == nil)
        host.navigation.navigateBack(to: 2)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        #expect(host.navigation.depth == 2 && texts(of: host).contains("Two"))
    }

    @Test("A tab bar that has become small is small when the window wakes")
    func smallTabBar() throws {
        let host = host(SmallTabs())
        #expect(texts(of: host).contains("Above"))
        try scroll(to: 100, in: host)
        #expect(texts(of: host).contains("Beside"))
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host).contains("Beside"))
    }

    @Test("A field's selection that came from the host is not sent back when the window wakes")
    func fieldSelection() throws {
        let host = host(SelectingField())
        func field() throws -> (node: HostNode, input: TextInput) {
            let node = try #require(
                SemanticsNode.first(in: host.semantics) { if case .field = $0.role { true } else { false } })
            guard case .field(let input) = node.role else { throw CancellationError() }
            return (node.hostNode, input)
        }
        #expect(try field().node.send(.select(start: 1, end: 3)))
        _ = host.nextFrame()
        #expect(try field().input.selection == nil)
        #expect(host.hibernation.begin() != nil)
        #expect(try field().input.selection == nil)
    }

    @Test("A number that the host knows is never that of another view in a window that has changed")
    func otherRows() throws {
        let plain = PlainRows()
        let host = host(DeletableRows(plain: plain, events: events))
        func buttons() -> [FrameDifference.NodeID] {
            host.semantics.flatMap { $0.all { $0.label == "Delete" && $0.role != .text } }.map(\.hostNode.id)
        }
        let before = buttons()
        #expect(before.count == 3)
        #expect(host.hibernation.begin() != nil)
        // No notification reports it: the window wakes when the user presses a row.
        plain.rows.removeFirst()
        _ = host.nextFrame()
        #expect(buttons() == Array(before.dropFirst()))
        #expect(host.send(.press, to: before[1]))
        #expect(!host.send(.press, to: before[0]))
        #expect(events.log == ["delete b"])
    }

    @Test("Values that come after the layout are no changes when the window wakes")
    func lateValues() {
        let host = host(LateValues(shared: shared, events: events))
        let log = events.log
        #expect(log.contains("preference 26"))
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        #expect(events.log == log)
        #expect(host.hibernation.begin() != nil)
        shared.title = "Three"
        host.update()
        #expect(events.log.dropFirst(log.count).sorted() == ["preference 43", "size 26 to 43"])
    }

    @Test("What a window that hibernates has read is followed once, and not any more when it has woken")
    func noGrowth() {
        let host = host(HibernatedRows(shared: shared, events: events))
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        let edges = host.tree.graph.edgeCount
        for _ in 0..<3 {
            #expect(host.hibernation.begin() != nil)
            host.update()
            _ = host.nextFrame()
        }
        #expect(host.tree.graph.edgeCount == edges)
        #expect(host.diagnostics.bodiesRun { shared.title = "Two" } == ["HibernatedRows"])
    }
}

private struct Fetcher: View {
    let shared: HibernatedModel
    let events: HibernatedEvents

    var body: some View {
        let title = shared.title
        Text("x").task(id: title) { events.log.append("fetch \(title)") }
    }
}

private struct FocusScopeView: View {
    @Namespace private var scope

    var body: some View {
        VStack {
            Text("Other").focusable()
            Text("Preferred").focusable().prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
    }
}

private struct StoredReader: View {
    static let key = "title of a window that hibernates"
    @AppStorage private var title: String

    init(_ store: UserDefaults) { _title = AppStorage(wrappedValue: "One", Self.key, store: store) }

    var body: some View { Text(title) }
}

private struct Item: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct MixedItems: View {
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<2) { Item(name: "lazy \($0)") } }
            ForEach(0..<2) { Item(name: "plain \($0)") }
        }
    }
}

private struct AnyCounter: View {
    let shared: HibernatedModel
    let events: HibernatedEvents

    var body: some View {
        let item = Titled(title: shared.title).onAppear { [title = shared.title] in events.log.append("appear \(title)")
        }
        AnyView(shared.title == "One" ? AnyView(item) : AnyView(VStack { item }))
    }
}

private struct Titled: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
}

private struct LinkedColumns: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("Next", value: 3)
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
        } detail: {
            Text("Nothing")
        }
        .environment(\.horizontalSizeClass, .compact)
    }
}

private struct MixedLevels: View {
    var body: some View {
        NavigationStack {
            NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { number in
                    if number == 1 {
                        NavigationLink("Shown") { NavigationLink("Two", value: 2) }
                    } else {
                        Text("End")
                    }
                }
        }
    }
}

private struct SmallTabs: View {
    var body: some View {
        TabView {
            Tab("Songs", systemImage: "music.note") { ScrollView { ForEach(0..<60) { Text("Song \($0)") } } }
            Tab("Films", systemImage: "film") { Text("Film") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { AccessoryPlace() }
    }
}

private struct AccessoryPlace: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "Beside" : "Above") }
}

private struct SelectingField: View {
    @State private var text = "A draft"
    @State private var selection: TextSelection?
    var body: some View { TextField("Draft", text: $text, selection: $selection) }
}

private final class PlainRows {
    var rows = ["a", "b", "c"]
}

private struct DeletableRows: View {
    let plain: PlainRows
    let events: HibernatedEvents

    var body: some View {
        VStack {
            ForEach(plain.rows, id: \.self) { row in
                HStack {
                    Text(row)
                    Button("Delete") { events.log.append("delete \(row)") }
                }
            }
        }
    }
}

private struct LateValues: View {
    let shared: HibernatedModel
    let events: HibernatedEvents

    var body: some View {
        Text(shared.title)
            .background {
                GeometryReader { proxy in
                    let width = Int(proxy.size.width)
                    Color.clear
                        .preference(key: TitleKey.self, value: "\(width)")
                        .onChange(of: width) { events.log.append("size \($0) to \($1)") }
                }
            }
            .onPreferenceChange(TitleKey.self) { events.log.append("preference \($0)") }
    }
}

extension SemanticsNode {
    /// The nodes here and below that match.
    fileprivate func all(_ matches: (SemanticsNode) -> Bool) -> [SemanticsNode] {
        (matches(self) ? [self] : []) + children.flatMap { $0.all(matches) }
    }
}
