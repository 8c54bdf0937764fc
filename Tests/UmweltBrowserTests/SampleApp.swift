import Foundation
import SwiftUI
import Testing
@testable import UmweltBrowser
import UmweltServing

extension EnvironmentValues {
    @Entry var accent: Color = .black
}

@Observable final class Shared {
    var accent = Color.red
    var total = 0
}

/// Two counters, of the window and of the app, and ten views that read one value.
struct SampleApp: App {
    @State private var shared = Shared()
    var body: some Scene {
        WindowGroup { SampleView() }
            .environment(shared)
            .environment(\.accent, shared.accent)
    }
}

private struct SampleView: View {
    @State private var count = 0
    @State private var isClosed = false
    @Environment(Shared.self) private var shared

    var body: some View {
        VStack {
            Button("Own \(count)") { count += 1 }
            Button("All \(shared.total)") { shared.total += 1 }
            Button("Accent") { shared.accent = shared.accent == .red ? .blue : .red }
            Button("Off") {}.disabled(true)
            HStack { ForEach(0..<10) { _ in Reader() } }
            SystemReader()
        }
    }
}

private struct Reader: View {
    @Environment(\.accent) private var accent
    var body: some View { Text("x").foregroundStyle(accent) }
}

private struct SystemReader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.timeZone) private var timeZone
    @Environment(\.displayScale) private var scale

    var body: some View {
        Text(
            verbatim: "\(colorScheme == .dark ? "dark" : "light") \(locale.identifier) "
                + "\(direction == .rightToLeft ? "rtl" : "ltr") \(typeSize) \(timeZone.identifier) \(Int(scale))x")
    }
}

/// Runs the sample app while `body` does, at a port of its own.
@MainActor
func withSample(
    keepsWindowsFor: Duration = .seconds(60), _ body: @MainActor (BrowserHost, URL, String) async throws -> Void
) async throws {
    try await withApp(SampleApp(), keepsWindowsFor: keepsWindowsFor, body)
}

extension BrowserSettings {
    /// Settings with any free port, and with more time than visitors have: beside other tests a page comes to the main
    /// actor late, also with the reason for which it closes.
    static func patient() throws -> BrowserSettings {
        var settings = try BrowserSettings(["UMWELT_PORT": "0"])
        settings.limits.idleTime = .seconds(600)
        settings.limits.headDeadline = .seconds(600)
        settings.limits.closeTimeout = .seconds(15)
        return settings
    }
}

/// Runs an app while `body` does, at a port of its own.
@MainActor
func withApp<A: App>(
    _ app: A, keepsWindowsFor: Duration = .seconds(60), hibernatesPagesAfter: Duration? = nil,
    offersTools: Bool = false,
    _ body: @MainActor (BrowserHost, URL, String) async throws -> Void
) async throws {
    var settings = try BrowserSettings.patient()
    settings.keepsWindowsFor = keepsWindowsFor
    settings.hibernatesPagesAfter = hibernatesPagesAfter
    settings.offersTools = offersTools
    let host = BrowserHost(app, settings: settings)
    let url = try await host.start()
    do {
        try await body(host, url, try await RawPage.token(at: url))
    } catch {
        await host.stop()
        throw error
    }
    await host.stop()
}

/// Opens a page and takes its first patch.
func openPage(
    at url: URL, token: String, session: String? = nil, ticket: String? = nil, path: String? = nil,
    cookie: String? = nil
) async throws -> (RawPage, Patch) {
    let page = try await RawPage(at: url)
    _ = try await page.open(token: token, session: session, ticket: ticket, path: path, cookie: cookie)
    try await page.send(event: system())
    return (page, try await page.patch())
}

/// Waits until something has come to be, for a minute at most: the main actor has thousands of other tests to run.
@MainActor func until(_ condition: () -> Bool) async throws {
    for _ in 0..<6000 {
        guard !condition() else { return }
        try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("It never came to be.")
}

/// Returns the cookie of a new visitor, and the secret of its pages.
@MainActor func newVisitor(at url: URL, _ settings: BrowserSettings) async throws -> (String, String) {
    let (_, headers, _) = try await RawPage(at: url).get("/")
    let cookie = String(try #require(headers["set-cookie"]).prefix { $0 != ";" })
    let source = RequestSource([:], from: "", through: ProxySettings())
    let gate = VisitorGate(settings, key: try SigningKey(settings))
    return (cookie, gate.token(of: try #require(gate.visitor(in: [cookie], of: source))))
}
