import Foundation
import SwiftUI
import Testing
import UmweltBrowser

private struct KeepingApp: App {
    var body: some Scene { WindowGroup { KeepingView() } }
}

private struct KeepingView: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Button("Kept \(count)") { count += 1 } }
}

@Suite(.serialized, .oneAtATime) @MainActor struct RestorationTests {
    @Test("A page that reconnects to another process has its window's state; others start without state")
    func restoration() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = try BrowserSettings.patient()
        settings.stateFolder = SceneStateFolder(folder)

        func first(session: String?, taps: Int) async throws -> Patch {
            let host = BrowserHost(KeepingApp(), settings: settings)
            let url = try await host.start()
            let (page, first) = try await openPage(
                at: url, token: try await RawPage.token(at: url), session: session)
            for _ in 0..<taps {
                try await page.send(event: pressing(try #require(first.button)))
                _ = try await page.patch()
            }
            await host.stop()
            return first
        }

        let one = try await first(session: nil, taps: 2)
        #expect(one.texts == ["Kept 0"])
        let session = try #require(one.s)
        // The file is written soon after the press, on another thread.
        while !SceneStateFolder(folder).holdsState(of: session) { await Task.yield() }
        let again = try await first(session: session, taps: 0)
        #expect(again.s == session)
        #expect(["Kept 1", "Kept 2"].contains(again.texts.first))
        let stranger = try await first(session: "nobody", taps: 0)
        #expect(stranger.texts == ["Kept 0"] && stranger.s != "nobody")
    }
}
