// One file: the tests read the same private stores of defaults.

import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltCore
@testable import UmweltScenes
import UmweltControls

private enum Size: Int { case small = 1, large }
private enum Flavor: String { case sweet, sour }

private struct NameReader: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View { Text(name) }
}

private struct CountButton: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
}

private struct Toggler: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

private struct BindingOwner: View {
    @AppStorage("isOn") private var isOn = false
    var body: some View { Toggler(isOn: $isOn) }
}

private struct DirectWriter: View {
    let store: UserDefaults
    var body: some View { Button("write") { store.set("direct", forKey: "name") } }
}

/// A key in a store of its own, in a place that is no view.
private struct Values {
    @AppStorage var flag: Bool
    @AppStorage var int: Int
    @AppStorage var double: Double
    @AppStorage var string: String
    @AppStorage var url: URL
    @AppStorage var date: Date
    @AppStorage var data: Data
    @AppStorage var size: Size
    @AppStorage var flavor: Flavor

    init(_ store: UserDefaults) {
        _flag = AppStorage(wrappedValue: true, "flag", store: store)
        _int = AppStorage(wrappedValue: -1, "int", store: store)
        _double = AppStorage(wrappedValue: 0.5, "double", store: store)
        _string = AppStorage(wrappedValue: "s", "string", store: store)
        _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
        _date = AppStorage(wrappedValue: .distantPast, "date", store: store)
        _data = AppStorage(wrappedValue: Data(), "data", store: store)
        _size = AppStorage(wrappedValue: .small, "size", store: store)
        _flavor = AppStorage(wrappedValue: .sweet, "flavor", store: store)
    }
}

private struct Optionals {
    @AppStorage var flag: Bool?
    @AppStorage var int: Int?
    @AppStorage var double: Double?
    @AppStorage var string: String?
    @AppStorage var url: URL?
    @AppStorage var date: Date?
    @AppStorage var data: Data?
    @AppStorage var size: Size?
    @AppStorage var flavor: Flavor?

    init(_ store: UserDefaults) {
        _flag = AppStorage("flag", store: store)
        _int = AppStorage("int", store: store)
        _double = AppStorage("double", store: store)
        _string = AppStorage("string", store: store)
        _url = AppStorage("url", store: store)
        _date = AppStorage("date", store: store)
        _data = AppStorage("data", store: store)
        _size = AppStorage("size", store: store)
        _flavor = AppStorage("flavor", store: store)
    }
}

/// A store that tests use on other threads, one at a time.
private struct SharedStore: @unchecked Sendable {
    let store: UserDefaults
}

@MainActor @Suite("App storage") struct AppStorageTests {
    private let folder: TemporaryFolder
    private let store: UserDefaults

    init() throws {
        folder = try TemporaryFolder()
        store = try #require(UserDefaults(suiteName: folder.url.appendingPathComponent("defaults").path))
    }

    /// The content of the store's file.
    private var file: [String: StoredValue] {
        StateFile.flush()
        return folder.file("defaults.plist").contents
    }

    @Test("A change of a key runs the bodies that read it, and only those")
    func readers() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                NameReader()
                CountButton()
                Bystander()
            }
            .defaultAppStorage(store)
        }
        #expect(host.texts == ["nobody", "0", "bystander"])
        #expect(host.updates { host.tap("0") } == ["CountButton"])
        #expect(host.texts == ["nobody", "1", "bystander"])
        #expect(store.integer(forKey: "count") == 1)
        #expect(file == ["count": .int(1)])
    }

    @Test("What others set in the store is seen: by this tree, in the next update; by others, when that is told")
    func direct() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            NameReader().defaultAppStorage(store)
            DirectWriter(store: store)
        }
        let other = TestHost(typeSetter: FixedMetrics()) { NameReader().defaultAppStorage(store) }
        #expect(host.updates { host.tap("write") } == ["NameReader"])
        #expect(host.texts.first == "direct")
        #expect(host.updates { store.set("again", forKey: "name") } == ["NameReader"])
        #expect(host.updates { store.set("again", forKey: "name") } == [])
        #expect(host.updates { store.removeObject(forKey: "name") } == ["NameReader"])
        #expect(host.texts.first == "nobody")
        store.set("told", forKey: "name")
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        #expect(other.texts == ["told"])
    }

    @Test("One property's write is seen by all others, in every tree")
    func trees() {
        let one = TestHost(typeSetter: FixedMetrics()) { CountButton().defaultAppStorage(store) }
        let other = ViewHost(typeSetter: FixedMetrics(), content: CountButton().defaultAppStorage(store))
        other.update()
        var asked = 0
        other.onNeedsUpdate = { asked += 1 }
        one.tap("0")
        #expect(asked == 1)
        #expect(other.semantics.map(\.label) == ["1"])
    }

    @Test("A binding writes through to the store, and the body that reads it runs")
    func binding() {
        let host = TestHost(typeSetter: FixedMetrics()) { BindingOwner().defaultAppStorage(store) }
        #expect(host.updates { host.tap("off") } == ["Toggler"])
        #expect(store.bool(forKey: "isOn"))
        #expect(host.tap("on"))
    }

    @Test("The nearest store that a view or scene names counts, and another in its place runs the readers")
    func defaultStore() throws {
        let other = try #require(UserDefaults(suiteName: folder.url.appendingPathComponent("other").path))
        other.set("other", forKey: "name")
        struct Chooser: View {
            @State private var isOther = false
            let store: UserDefaults
            let other: UserDefaults
            var body: some View {
                Button("switch") { isOther = true }
                NameReader().defaultAppStorage(isOther ? other : store)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            Chooser(store: store, other: other).defaultAppStorage(other)
        }
        #expect(host.texts.last == "nobody")
        #expect(host.updates { host.tap("switch") } == ["Chooser", "NameReader"])
        #expect(host.texts.last == "other")
        struct StoreApp: App {
            nonisolated(unsafe) static var store = UserDefaults.standard
            var body: some Scene { WindowGroup { NameReader() }.defaultAppStorage(Self.store) }
        }
        StoreApp.store = other
        #expect(TestHost(app: StoreApp(), typeSetter: FixedMetrics())?.texts == ["other"])
    }

    @Test("Every type is kept, and is what it was declared as until it is set")
    func types() throws {
        let values = Values(store)
        #expect(values.flag && values.int == -1 && values.double == 0.5 && values.string == "s" && values.data.isEmpty)
        #expect(values.url.path == "/" && values.date == .distantPast && values.size == .small)
        #expect(values.flavor == .sweet)
        let url = try #require(URL(string: "https://example.org/a?b=c#d"))
        let date = Date(timeIntervalSince1970: 100)
        values.flag = false
        values.int = 7
        values.double = 3
        values.string = "text"
        values.url = url
        values.date = date
        values.data = Data([1, 2])
        values.size = .large
        values.flavor = .sour
        let again = Values(store)
        #expect(!again.flag && again.int == 7 && again.double == 3 && again.string == "text" && again.url == url)
        #expect(again.date == date && again.data == Data([1, 2]) && again.size == .large && again.flavor == .sour)
        #expect(store.url(forKey: "url") == url && store.integer(forKey: "size") == 2)
        #expect(file.count == 9 && file["flavor"] == .string("sour"))
        again.url = URL(fileURLWithPath: "/tmp/a b")
        #expect(values.url.path == "/tmp/a b" && store.url(forKey: "url")?.path == "/tmp/a b")
    }

    @Test("Optionals are nil until they are set, and setting nil takes them out of the store")
    func optionals() {
        let values = Optionals(store)
        #expect(values.flag == nil && values.int == nil && values.double == nil && values.string == nil)
        #expect(values.url == nil && values.date == nil && values.data == nil)
        #expect(values.size == nil && values.flavor == nil)
        values.flag = true
        values.int = 1
        values.double = 2.5
        values.string = "x"
        values.url = URL(fileURLWithPath: "/a")
        values.date = .distantFuture
        values.data = Data([9])
        values.size = .small
        values.flavor = .sweet
        let again = Optionals(store)
        #expect(again.flag == true && again.int == 1 && again.double == 2.5 && again.string == "x")
        #expect(again.url?.path == "/a" && again.date == .distantFuture && again.data == Data([9]))
        #expect(again.size == .small && again.flavor == .sweet && file.count == 9)
        again.int = nil
        #expect(values.int == nil && store.object(forKey: "int") == nil && file["int"] == nil && file.count == 8)
    }

    @Test("A value of another type counts as none")
    func otherType() {
        store.set(["a", "list"], forKey: "string")
        store.set("seven", forKey: "int")
        store.set(5, forKey: "size")
        let values = Values(store)
        #expect(values.string == "s" && values.int == -1 && values.size == .small)
    }

    @Test("A body that writes what it reads does so after the update")
    func writeInBody() {
        struct Writer: View {
            @AppStorage("count") private var count = 0
            var body: some View {
                if count < 3 { count += 1 }
                return Text("\(count)")
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Writer().defaultAppStorage(store) }
        #expect(host.texts == ["3"])
    }

    @Test("A write off the main thread reaches the bodies")
    func otherThread() async {
        let host = TestHost(typeSetter: FixedMetrics()) { CountButton().defaultAppStorage(store) }
        let suite = folder.url.appendingPathComponent("defaults").path
        await Task.detached {
            guard let store = UserDefaults(suiteName: suite) else { return }
            AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 5
        }.value
        await Task { @MainActor in }.value
        #expect(host.texts == ["5"])
    }

    @Test("A write off the main thread keeps its transaction")
    func otherTransaction() async {
        struct Moving: View {
            @AppStorage("count") private var count = 0
            let animations: LockedValue<[Animation]>

            var body: some View {
                let now = count
                Text("\(now)").transaction { transaction in
                    guard let animation = transaction.animation else { return }
                    animations.withLock { $0.append(animation) }
                }
            }
        }
        let animations = LockedValue<[Animation]>([])
        let host = TestHost(typeSetter: FixedMetrics()) { Moving(animations: animations).defaultAppStorage(store) }
        let shared = SharedStore(store: store)
        await Task.detached {
            let count = AppStorage(wrappedValue: 0, "count", store: shared.store).projectedValue
            count.animation(.linear(duration: 1)).wrappedValue = 5
        }.value
        await Task { @MainActor in }.value
        #expect(host.texts == ["5"])
        #expect(animations.withLock { $0.first } == .linear(duration: 1))
    }

    /// Shows the name in the store, and returns each change of the texts. Updates without a change, such as those of
    /// other tests' notifications, are left out.
    private func updates() -> (host: ViewHost, texts: AsyncStream<[String]>) {
        let host = ViewHost(typeSetter: FixedMetrics(), content: NameReader().defaultAppStorage(store))
        host.update()
        let (texts, continuation) = AsyncStream<[String]>.makeStream()
        var last = host.semantics.map(\.label)
        host.onNeedsUpdate = { [unowned host] in
            Task { @MainActor in
                host.update()
                let labels = host.semantics.map(\.label)
                if labels != last { continuation.yield(labels) }
                last = labels
            }
        }
        return (host, texts)
    }

    /// Waits until the file has been read, and has some names.
    private func waitForFile(_ name: String?) async {
        let path = folder.url.appendingPathComponent("defaults.plist").path
        let contents = name.map { ["name": StoredValue.string($0)] } ?? [:]
        while DefaultsWatch.shared.files[path] != .some(contents), !Task.isCancelled { await Task.yield() }
    }

    /// Replaces the store's file as another process does.
    private func writeOutside(_ values: [String: String]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: folder.url.appendingPathComponent("defaults.plist"), options: .atomic)
    }

    @Test("What is set on any thread asks for an update by itself", .timeLimit(.minutes(15)))
    func told() async {
        let (host, texts) = updates()
        let shared = SharedStore(store: store)
        await Task.detached { shared.store.set("set", forKey: "name") }.value
        var iterator = texts.makeAsyncIterator()
        #expect(await iterator.next() == ["set"])
        await Task.detached { shared.store.removeObject(forKey: "name") }.value
        #expect(await iterator.next() == ["nobody"])
        #expect(store.string(forKey: "name") == nil && host.semantics.count == 1)
    }

    @Test("What another process writes into the file is seen, and is in the store", .timeLimit(.minutes(15)))
    func outside() async throws {
        let (host, texts) = updates()
        var iterator = texts.makeAsyncIterator()
        await waitForFile(nil)
        for name in ["one", "two"] {
            try writeOutside(["name": name])
            #expect(await iterator.next() == [name])
            #expect(store.string(forKey: "name") == name)
        }
        try writeOutside([:])
        #expect(await iterator.next() == ["nobody"])
        #expect(host.semantics.count == 1)
    }

    @Test("An older state of the file does not come back while the process writes", .timeLimit(.minutes(15)))
    func written() async throws {
        let (host, _) = updates()
        await waitForFile(nil)
        let property = AppStorage(wrappedValue: "", "name", store: store)
        for number in 0..<200 {
            property.wrappedValue = "\(number)"
            if number % 10 == 0 { StateFile.flush() }
            await Task.yield()
            #expect(store.string(forKey: "name") == "\(number)")
        }
        await waitForFile("199")
        #expect(store.string(forKey: "name") == "199" && host.semantics.count == 1)
    }

    @Test("A store that tells of what is set is as it was otherwise")
    func observed() throws {
        store.set(["list"], forKey: "before")
        ObservedDefaults.observe(store)
        #expect(type(of: store) == ObservedDefaults.self)
        store.set(2, forKey: "int")
        store.set(URL(fileURLWithPath: "/a"), forKey: "url")
        let again = try #require(UserDefaults(suiteName: folder.url.appendingPathComponent("defaults").path))
        #expect(again.stringArray(forKey: "before") == ["list"] && again.integer(forKey: "int") == 2)
        #expect(again.url(forKey: "url")?.path == "/a" && type(of: again) == UserDefaults.self)
    }

    @Test("_printChanges names the property")
    func changes() {
        #expect(PropertyPlan.of(CountButton.self).fields.map(\.name) == ["_count"])
    }

    @Test("A process that is killed after its values were written finds them again")
    func killed() async throws {
        let suite = folder.url.appendingPathComponent("killed").path
        await #expect(processExitsWith: .signal(SIGKILL)) { [suite = suite as String] in
            await MainActor.run {
                guard let store = UserDefaults(suiteName: suite) else { return }
                let host = TestHost(typeSetter: FixedMetrics()) { CountButton().defaultAppStorage(store) }
                for number in 0..<4 { host.tap("\(number)") }
                StateFile.flush()
                kill(getpid(), SIGKILL)
            }
        }
        let store = try #require(UserDefaults(suiteName: suite))
        #expect(store.integer(forKey: "count") == 4)
    }

    @Test("The file is the one that Foundation reads the store from")
    func path() {
        let name = ProcessInfo.processInfo.processName
        #expect(DefaultsFile.path(of: store) == folder.url.appendingPathComponent("defaults.plist").path)
        #expect(DefaultsFile.path(of: .standard)?.hasSuffix("/\(Bundle.main.bundleIdentifier ?? name).plist") == true)
    }
}
