import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltScenes
import UmweltControls

private enum Tab: String { case books, settings }

private struct Shelf: View {
    @SceneStorage("page") private var page = 1
    @SceneStorage("tab") private var tab = Tab.books
    @SceneStorage("mark") private var mark: String?
    @SceneStorage("url") private var url = URL(fileURLWithPath: "/")
    var body: some View {
        Button("page \(page)") { page += 1 }
        Button(tab.rawValue) { tab = .settings }
        Button(mark ?? "no mark") { mark = mark == nil ? "mark" : nil }
        Button(url.absoluteString) { url = URL(string: "https://example.org/") ?? url }
        PageReader()
    }
}

private struct PageReader: View {
    @SceneStorage("page") private var page = 0
    var body: some View { Text("\(page)") }
}

private struct ShelfApp: App {
    var body: some Scene { WindowGroup { Shelf() } }
}

private struct ForgetfulApp: App {
    var body: some Scene { WindowGroup { Shelf() }.restorationBehavior(.disabled) }
}

@MainActor @Suite("Scene storage") struct SceneStorageTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func window(_ name: String?) -> ViewHost {
        ViewHost(
            restorationID: name, stateFolder: SceneStateFolder(folder.url), typeSetter: FixedMetrics(),
            content: Shelf())
    }

    private func labels(_ host: ViewHost) -> [String] { host.semantics.map(\.label) }

    private func tap(_ label: String, in host: ViewHost) {
        #expect(host.semantics.first { $0.label == label }?.send(.press) == true)
    }

    @Test("In a window properties of one key are one value, and a change runs those that read it")
    func readers() {
        let host = TestHost(typeSetter: FixedMetrics()) { Shelf() }
        #expect(host.texts.last == "0")
        #expect(host.updates { host.tap("page 1") } == ["Shelf", "PageReader"])
        #expect(host.texts.last == "2")
        #expect(host.updates { host.tap("books") } == ["Shelf"])
    }

    @Test("A window that comes back has what it kept; others have their own")
    func restoration() {
        var host: ViewHost? = window("one")
        if let host {
            tap("page 1", in: host)
            tap("page 2", in: host)
            tap("books", in: host)
            tap("no mark", in: host)
            tap("file:///", in: host)
        }
        host = nil
        StateFile.flush()
        let kept = ["page 3", "settings", "mark", "https://example.org/", "3"]
        #expect(labels(window("one")) == kept)
        #expect(labels(window("two")) == ["page 1", "books", "no mark", "file:///", "0"])
        #expect(labels(window(nil)) == ["page 1", "books", "no mark", "file:///", "0"])
        tap("mark", in: window("one"))
        StateFile.flush()
        #expect(labels(window("one"))[2] == "no mark")
    }

    @Test("A window without a name writes no file, and a name may be anything")
    func names() throws {
        tap("page 1", in: window(nil))
        StateFile.flush()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
        for name in ["../../up", ".", "", "ä/ö"] {
            tap("page 1", in: window(name))
            StateFile.flush()
            #expect(SceneStateFolder(folder.url).holdsState(of: name))
            #expect(labels(window(name)).first == "page 2")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
    }

    @Test("An app's windows keep their own by name, and forget what is older than thirty days")
    func apps() throws {
        let host = AppHost(ShelfApp(), typeSetter: FixedMetrics(), stateFolder: SceneStateFolder(folder.url))
        let one = try #require(host.openWindow(restorationID: "one"))
        let other = try #require(host.openWindow(restorationID: "other"))
        tap("page 1", in: one)
        #expect(labels(other).first == "page 1")
        StateFile.flush()
        #expect(labels(try #require(host.openWindow(restorationID: "one"))).first == "page 2")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)],
                ofItemAtPath: folder.url.appendingPathComponent(file).path)
        }
        let next = AppHost(ShelfApp(), typeSetter: FixedMetrics(), stateFolder: SceneStateFolder(folder.url))
        #expect(labels(try #require(next.openWindow(restorationID: "one"))).first == "page 1")
    }

    @Test("Windows of a scene that are not restored keep nothing for the next process")
    func unrestored() throws {
        let host = AppHost(ForgetfulApp(), typeSetter: FixedMetrics(), stateFolder: SceneStateFolder(folder.url))
        let window = try #require(host.openWindow(restorationID: "one"))
        tap("page 1", in: window)
        StateFile.flush()
        #expect(labels(window).first == "page 2")
        #expect(!host.restores(window) && !SceneStateFolder(folder.url).holdsState(of: "one"))
        // State stored by an earlier version of the app is not read.
        let earlier = AppHost(ShelfApp(), typeSetter: FixedMetrics(), stateFolder: SceneStateFolder(folder.url))
        let kept = try #require(earlier.openWindow(restorationID: "one"))
        tap("page 1", in: kept)
        StateFile.flush()
        #expect(earlier.restores(kept) && SceneStateFolder(folder.url).holdsState(of: "one"))
        #expect(labels(try #require(host.openWindow(restorationID: "one"))).first == "page 1")
    }

    @Test("Where nothing can be written, the window works in memory")
    func unwritable() throws {
        let blocked = folder.url.appendingPathComponent("file")
        try Data().write(to: blocked)
        let host = ViewHost(
            restorationID: "one", stateFolder: SceneStateFolder(blocked), typeSetter: FixedMetrics(), content: Shelf())
        tap("page 1", in: host)
        StateFile.flush()
        #expect(labels(host).first == "page 2")
    }

    @Test("A window is as it was after its process was killed")
    func killed() async {
        let path = folder.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            await MainActor.run {
                let host = ViewHost(
                    restorationID: "one", stateFolder: SceneStateFolder(URL(fileURLWithPath: path)),
                    typeSetter: FixedMetrics(), content: Shelf())
                host.semantics.first { $0.label == "page 1" }?.send(.press)
                host.semantics.first { $0.label == "books" }?.send(.press)
                StateFile.flush()
                kill(getpid(), SIGKILL)
            }
        }
        #expect(labels(window("one")).prefix(2) == ["page 2", "settings"])
    }

    @Test("The folder is in what XDG_STATE_HOME names, if that is a place, or in .local/state at home")
    func place() {
        let name = ProcessInfo.processInfo.processName
        let xdg = SceneStateFolder(variables: ["XDG_STATE_HOME": "/state", "HOME": "/home/a"])
        #expect(xdg.url.path == "/state/umwelt/\(name)/windows")
        let home = SceneStateFolder(variables: ["XDG_STATE_HOME": "state", "HOME": "/home/a"])
        #expect(home.url.path == "/home/a/.local/state/umwelt/\(name)/windows")
    }

    @Test("Outside of windows it is what it was declared as, and writes are lost")
    func outside() {
        struct Holder { @SceneStorage("a") var value = 1 }
        let holder = Holder()
        holder.value = 2
        holder.$value.wrappedValue = 3
        #expect(holder.value == 1)
    }
}
