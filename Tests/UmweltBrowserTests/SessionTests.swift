import Foundation
import SwiftUI
import Testing

@testable import UmweltBrowser

/// Counters of the window and of the app.
private struct TallyApp: App {
    @State private var total = 0
    var body: some Scene {
        WindowGroup { Tally(total: $total) }
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

    @Test("A page goes on where it was in the process that comes after one that has drained")
    func drained() async throws {
        try await withFolder { settings, folder in
            let old = BrowserHost(TallyApp(), settings: settings)
            let oldURL = try await old.start()
            let token = try #require(old.token)
            let page = try await openPage(at: oldURL, token: token)
            try await press("Own 0", in: page)
            try await press("All 0", in: page)
            await old.drain()
            #expect(try await page.0.receive() == .close(1012, "The app is started anew."))

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

    @Test("A page goes on after a process that was killed with what was written soon after its last change")
    func killed() async throws {
        try await withFolder { settings, folder in
            let old = BrowserHost(TallyApp(), settings: settings)
            let page = try await openPage(at: try await old.start(), token: try #require(old.token))
            try await press("Own 0", in: page)
            let session = try #require(page.1.s)
            let kept = SessionFiles(folder)
            try await until {
                let place = SessionPlace.window(session, of: nil)
                return place.value(HostSnapshot.Window.self, of: kept.readAndWait(place))?.state.isEmpty == false
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

    @Test("What is kept of a visitor's session is for that visitor alone")
    func visitors() async throws {
        try await withFolder { settings, _ in
            var settings = settings
            settings.apps = .visitor
            func cookie(_ url: URL) async throws -> (String, String) {
                let (_, headers, _) = try await RawPage(at: url).get("/")
                let cookie = String(try #require(headers["set-cookie"]).prefix { $0 != ";" })
                let source = RequestSource([:], from: "", through: ProxySettings())
                let gate = VisitorGate(settings, key: try SigningKey(settings))
                return (cookie, gate.token(of: try #require(gate.visitor(in: [cookie], of: source))))
            }
            let old = BrowserHost(TallyApp(), settings: settings)
            let oldURL = try await old.start()
            let (ann, annToken) = try await cookie(oldURL)
            let (bob, bobToken) = try await cookie(oldURL)
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
