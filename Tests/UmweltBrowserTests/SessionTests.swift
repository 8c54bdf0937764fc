import Foundation
import SwiftUI
import Testing
@testable import UmweltServing

@testable import UmweltBrowser

/// Counters of the window and of the app.
private struct TallyApp: App {
    @State private var total = 0
    private let restoration: SceneRestorationBehavior

    init() { self.init(.automatic) }
    init(_ restoration: SceneRestorationBehavior) { self.restoration = restoration }

    var body: some Scene {
        WindowGroup { Tally(total: $total) }.restorationBehavior(restoration)
    }

    private struct Tally: View {
        @Binding var total: Int
        @State private var own = 0

        var body: some View {
            Button("Own \(own)") { own += 1 }
            Button("All \(total)") { total += 1 }
        }
    }
}

/// The state of windows that one process leaves to the next in files.
@Suite(.serialized, .oneAtATime) @MainActor struct SessionTests {
    /// Makes settings whose state is kept in a folder that is removed when `body` ends.
    private func withFolder(_ body: (BrowserSettings, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = try BrowserSettings.patient()
        settings.sessions = folder.appendingPathComponent("sessions")
        settings.visitorFolder = folder.appendingPathComponent("visitors")
        settings.key = "a key for nothing but this test of sessions"
        settings.keepsStateAfter = .milliseconds(1)
        settings.drainTime = .milliseconds(1)
        try await body(settings, folder.appendingPathComponent("sessions"))
    }

    private nonisolated func press(_ label: String, in page: (RawPage, Patch)) async throws {
        try await page.0.send(event: pressing(try #require(page.1.node(showing: label))))
        _ = try await page.0.patch()
    }

    private func files(in folder: URL) -> [URL] {
        (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? [])
            .filter { $0.pathExtension == "json" }
    }

    @Test("A page continues in the next process after a drain")
    func drained() async throws {
        try await withFolder { settings, folder in
            let old = BrowserHost(TallyApp(), settings: settings)
            let oldURL = try await old.start()
            let token = try #require(old.token)
            let page = try await openPage(at: oldURL, token: token)
            try await press("Own 0", in: page)
            try await press("All 0", in: page)
            await old.drain()
            #expect(try await page.0.receive() == .close(1012, "The app restarts."))

            let new = BrowserHost(TallyApp(), settings: settings)
            let newURL = try await new.start()
            // The page itself knows the new process.
            #expect(new.token == token)
            let again = try await openPage(at: newURL, token: token, session: page.1.s)
            #expect(again.1.s == page.1.s)
            #expect(again.1.texts == ["Own 1", "All 1"])
            #expect(try await openPage(at: newURL, token: token).1.texts == ["Own 0", "All 1"])
            await new.stop()
            for file in files(in: folder) {
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
                #expect(!file.path.contains(page.1.s ?? ""))
            }
        }
    }

    @Test("A page of a scene without restoration starts without state in the next process, and the app continues")
    func unrestored() async throws {
        try await withFolder { settings, _ in
            let old = BrowserHost(TallyApp(.disabled), settings: settings)
            let page = try await openPage(at: try await old.start(), token: try #require(old.token))
            try await press("Own 0", in: page)
            try await press("All 0", in: page)
            await old.drain()
            let new = BrowserHost(TallyApp(.disabled), settings: settings)
            let again = try await openPage(
                at: try await new.start(), token: try #require(new.token), session: page.1.s)
            #expect(again.1.texts == ["Own 0", "All 1"])
            await new.stop()
        }
    }

    @Test("A page goes on after a process that was killed with what was written soon after its last change")
    func killed() async throws {
        try await withFolder { settings, folder in
            let old = BrowserHost(TallyApp(), settings: settings)
            let page = try await openPage(at: try await old.start(), token: try #require(old.token))
            try await press("Own 0", in: page)
            let session = try #require(page.1.s)
            let kept = SessionFiles(folder)
            try await until {
                let place = SessionKey.window(session, of: nil)
                return place.kept(HostSnapshot.Window.self, of: kept.readAndWait(place))?.value.state.isEmpty == false
            }
            // The old process does nothing more, as if it were not there.
            let new = BrowserHost(TallyApp(), settings: settings)
            let again = try await openPage(
                at: try await new.start(), token: try #require(new.token), session: session)
            #expect(again.1.texts == ["Own 1", "All 0"])
            await new.stop()
            await old.stop()
        }
    }

    @Test("A page that comes back to a process that holds its window has what another one has kept since")
    func returned() async throws {
        try await withFolder { settings, _ in
            var settings = settings
            settings.apps = .visitor
            let hosts = [BrowserHost(TallyApp(), settings: settings), BrowserHost(TallyApp(), settings: settings)]
            var urls: [URL] = []
            for host in hosts { urls.append(try await host.start()) }
            let (cookie, token) = try await newVisitor(at: urls[0], settings)
            var session: String?
            for (count, index) in [0, 1, 0, 0, 1].enumerated() {
                let page = try await openPage(at: urls[index], token: token, session: session, cookie: cookie)
                #expect(session == nil || page.1.s == session)
                session = page.1.s
                #expect(page.1.texts == ["Own \(count)", "All \(count)"])
                try await press("Own \(count)", in: page)
                try await press("All \(count)", in: page)
                page.0.drop()
                try await until { hosts[index].connectedPageCount == 0 }
                await hosts[index].saver?.finish()
            }
            for host in hosts { await host.stop() }
        }
    }

    @Test("A process whose page has gone on at another one writes nothing over that, until its own page is used again")
    func passed() async throws {
        try await withFolder { settings, folder in
            let (old, new) = (BrowserHost(TallyApp(), settings: settings), BrowserHost(TallyApp(), settings: settings))
            let url = try await old.start()
            let token = try #require(old.token)
            let page = try await openPage(at: url, token: token)
            try await press("Own 0", in: page)
            old.saver?.writeChanges()
            await old.saver?.finish()
            let session = try #require(page.1.s)
            // The first process does not know that its connection is dead.
            let other = try await openPage(at: try await new.start(), token: token, session: session)
            #expect(other.1.texts == ["Own 1", "All 0"])
            try await press("Own 1", in: other)
            new.saver?.writeChanges()
            await new.saver?.finish()

            let place = SessionKey.window(session, of: nil)
            func kept() -> StoredState<HostSnapshot.Window>? {
                place.kept(HostSnapshot.Window.self, of: SessionFiles(folder).readAndWait(place))
            }
            let last = try #require(kept())
            #expect(last.epoch == 2)
            try await press("Own 0", in: page)
            old.saver?.writeChanges()
            await old.saver?.finish()
            #expect(kept() == last)
            for _ in 0..<100 where kept() == last {
                try await press("Own 0", in: page)
                old.saver?.writeChanges()
                await old.saver?.finish()
            }
            #expect(kept()?.epoch == 3)
            await new.stop()
            await old.stop()
        }
    }

    @Test("A page comes back to a process that takes its old connection for one that lives")
    func halfOpen() async throws {
        try await withFolder { settings, _ in
            let (old, new) = (BrowserHost(TallyApp(), settings: settings), BrowserHost(TallyApp(), settings: settings))
            let url = try await old.start()
            let token = try #require(old.token)
            let dead = try await openPage(at: url, token: token)
            try await press("Own 0", in: dead)
            old.saver?.writeChanges()
            await old.saver?.finish()
            let session = try #require(dead.1.s)
            let other = try await openPage(at: try await new.start(), token: token, session: session)
            try await press("Own 1", in: other)
            other.0.drop()
            try await until { new.connectedPageCount == 0 }
            await new.saver?.finish()
            #expect(old.connectedPageCount == 1)
            let again = try await openPage(at: url, token: token, session: session)
            #expect(again.1.s == session && again.1.texts == ["Own 2", "All 0"])
            #expect(try await dead.0.receive() == .close(1012, "The app restarts."))
            #expect(old.connectedPageCount == 1 && old.windowCount == 1)
            await new.stop()
            await old.stop()
        }
    }

    @Test("What is kept is JSON with the epoch in front, of which files of the time before there were turns have none")
    func texts() throws {
        let text = StoredStateText.text(Data("[1]".utf8), epoch: 12)
        #expect(text == Data(#"{"turn":12,"kept":[1]}"#.utf8))
        #expect(StoredStateText.epoch(of: text) == 12)
        #expect(try JSONDecoder().decode(StoredState<[Int]>.self, from: text) == StoredState(epoch: 12, value: [1]))
        for text in ["", "{", #"{"turn":"#, #"{"request":1}"#] {
            #expect(StoredStateText.epoch(of: Data(text.utf8)) == 0)
        }
    }

    @Test("What is kept of a visitor's session is for that visitor alone")
    func visitors() async throws {
        try await withFolder { settings, _ in
            var settings = settings
            settings.apps = .visitor
            let old = BrowserHost(TallyApp(), settings: settings)
            let oldURL = try await old.start()
            let (ann, annToken) = try await newVisitor(at: oldURL, settings)
            let (bob, bobToken) = try await newVisitor(at: oldURL, settings)
            let page = try await openPage(at: oldURL, token: annToken, cookie: ann)
            try await press("Own 0", in: page)
            try await press("All 0", in: page)
            await old.drain()

            let new = BrowserHost(TallyApp(), settings: settings)
            let newURL = try await new.start()
            let stolen = try await openPage(at: newURL, token: bobToken, session: page.1.s, cookie: bob)
            #expect(stolen.1.texts == ["Own 0", "All 0"] && stolen.1.s != page.1.s)
            let again = try await openPage(at: newURL, token: annToken, session: page.1.s, cookie: ann)
            #expect(again.1.texts == ["Own 1", "All 1"] && again.1.s == page.1.s)
            await new.stop()
        }
    }

    @Test("A hidden page is suspended, and continues when it is visible again")
    func suspended() async throws {
        try await withFolder { settings, _ in
            var settings = settings
            settings.apps = .visitor
            settings.suspendsPagesAfter = .milliseconds(1)
            let host = BrowserHost(TallyApp(), settings: settings)
            let url = try await host.start()
            let (cookie, token) = try await newVisitor(at: url, settings)
            let page = try await openPage(at: url, token: token, cookie: cookie)
            let visible = try await openPage(at: url, token: token, cookie: cookie)
            try await press("Own 0", in: page)
            try await page.0.send(event: system(flags: []))
            #expect(try await page.0.receive() == .close(4002, "The page is hidden."))
            #expect(host.windowCount == 1)
            let again = try await openPage(at: url, token: token, session: page.1.s, cookie: cookie)
            #expect(again.1.s == page.1.s && again.1.texts == ["Own 1", "All 0"])
            // The app of the visitor has gone on meanwhile.
            try await press("All 0", in: visible)
            #expect(try await again.0.patch().texts == ["All 1"])
            await host.stop()
        }
    }

    @Test("A page's state is not secure as long as the store does not have it")
    func secured() async throws {
        try await withFolder { settings, folder in
            // A file is where the folder should be.
            try FileManager.default.createDirectory(
                at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: folder)
            var settings = settings
            settings.suspendsPagesAfter = .milliseconds(1)
            let host = BrowserHost(TallyApp(), settings: settings)
            let page = try await openPage(at: try await host.start(), token: try #require(host.token))
            try await press("Own 0", in: page)
            try await page.0.send(event: system(flags: []))
            try await page.0.send(event: system())
            try await page.0.send(event: pressing(try #require(page.1.node(showing: "Own 0"))))
            // The page was hidden for a while, and is still there.
            #expect(try await page.0.patch().texts == ["Own 2"])
            try FileManager.default.removeItem(at: folder)
            try await page.0.send(event: system(flags: []))
            #expect(try await page.0.receive() == .close(4002, "The page is hidden."))
            #expect(host.windowCount == 0)
            await host.stop()
        }
    }

    @Test("The timer that suspends tries again, and stops when the page is visible")
    func timer() async throws {
        let timer = SuspensionTimer()
        var tries = 0
        timer.update(isHidden: true, after: nil) {
            Issue.record("There is no time to suspend pages after.")
            return true
        }
        timer.update(isHidden: true, after: .milliseconds(1)) {
            tries += 1
            return tries == 2
        }
        try await until { tries == 2 }
        timer.update(isHidden: false, after: .milliseconds(1)) { true }
        timer.update(isHidden: true, after: .milliseconds(1)) {
            Issue.record("The page was visible again.")
            return true
        }
        timer.update(isHidden: false, after: .milliseconds(1)) { true }
        try await Task.sleep(for: .milliseconds(20))
        #expect(tries == 2)
    }

    @Test("Pages are suspended only if the settings say so, and their state has a place")
    func suspensionSettings() throws {
        #expect(try BrowserSettings(["UMWELT_SESSIONS": "/a"]).suspendsPagesAfter == nil)
        let wanted = ["UMWELT_SESSIONS": "/a", "UMWELT_SUSPEND": "300"]
        #expect(try BrowserSettings(wanted).suspendsPagesAfter == .seconds(300))
        for text in ["0", "soon", "90000"] {
            #expect(throws: BrowserHostError.invalidSuspension(text)) {
                try BrowserSettings(["UMWELT_SESSIONS": "/a", "UMWELT_SUSPEND": text])
            }
        }
        #expect(throws: BrowserHostError.suspensionWithoutState) { try BrowserSettings(["UMWELT_SUSPEND": "300"]) }
    }

    @Test("A file that is broken is no reason to fail")
    func broken() async throws {
        try await withFolder { settings, folder in
            let all = folder.appendingPathComponent("all")
            try FileManager.default.createDirectory(at: all, withIntermediateDirectories: true)
            try Data("{\"views\":7".utf8).write(to: all.appendingPathComponent("app.json"))
            let host = BrowserHost(TallyApp(), settings: settings)
            let page = try await openPage(
                at: try await host.start(), token: try #require(host.token), session: "nobody's")
            #expect(page.1.texts == ["Own 0", "All 0"] && page.1.s != "nobody's")
            await host.stop()
        }
    }

    @Test("Without the setting nothing is kept, and each process has a secret of its own")
    func off() async throws {
        #expect(try BrowserSettings().sessions == nil)
        #expect(throws: BrowserHostError.invalidSessions("here")) { try BrowserSettings(["UMWELT_SESSIONS": "here"]) }
        #expect(try BrowserSettings(["UMWELT_SESSIONS": "/a", "UMWELT_TOOL": "/t"]).sessions == nil)
        let hosts = [
            BrowserHost(TallyApp(), settings: try .patient()), BrowserHost(TallyApp(), settings: try .patient()),
        ]
        for host in hosts { _ = try await host.start() }
        #expect(hosts[0].token != hosts[1].token)
        for host in hosts { await host.stop() }
    }
}
