import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct SizeReader: View {
    @Environment(\.self) private var values
    var body: some View { Text(verbatim: "\(values.dynamicTypeSize)") }
}

private struct BranchReader: View {
    @Environment(\.self) private var values
    var body: some View { Text(verbatim: values.isEnabled ? "enabled" : "disabled, \(values.colorScheme)") }
}

/// Passes all values on, changed in one.
private struct Forwarder: View {
    @Environment(\.self) private var values
    var body: some View {
        var values = values
        values.theme = "forwarded"
        return SchemeReader().environment(\.self, values)
    }
}

private struct SchemeReader: View {
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(theme) \(scheme)") }
}

/// Passes all values to a view that reads one of them.
private struct Handing: View {
    @Environment(\.self) private var values
    var body: some View {
        let limit = values.lineLimit ?? 0
        Text(verbatim: "limit \(limit)")
        Handed(values: values)
    }
}

private struct Handed: View {
    let values: EnvironmentValues
    var body: some View { Text(verbatim: "\(values.colorScheme)") }
}

@Observable private final class Song {
    var title: String
    init(_ title: String) { self.title = title }
}

extension EnvironmentValues {
    @Entry fileprivate var song: Song?
    fileprivate var songTitle: String { song?.title ?? "none" }
}

private struct TitleReader: View {
    @Environment(\.songTitle) private var title
    var body: some View { Text(title) }
}

private struct Pressed: View {
    let note: (ColorScheme) -> Void
    @Environment(\.self) private var values
    var body: some View { Button("Press") { note(values.colorScheme) } }
}

@MainActor @Suite("Reading the whole environment") struct WholeEnvironmentTests {
    @Test("SEMANTICS 12: a body that reads all values runs for those that it has used, and for no others")
    func used() {
        // As objc.io's "Environment & Preference Updates" (Swift Talk 409) found with Apple's.
        let host = TestHost(typeSetter: FixedMetrics()) { SizeReader() }
        #expect(host.updates { host.traits.colorScheme = .dark } == [])
        #expect(host.updates { host.traits.dynamicTypeSize = .xLarge } == ["SizeReader"])
        #expect(host.texts == ["xLarge"])
    }

    @Test("SEMANTICS 12: what counts is what the last run has used")
    func branches() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in BranchReader().disabled(step > 0) }
        }
        #expect(host.updates { host.traits.colorScheme = .dark } == [])
        #expect(host.updates { host.tap("Go") }.contains("BranchReader"))
        #expect(host.texts == ["Go", "disabled, dark"])
        #expect(host.updates { host.traits.colorScheme = .light } == ["BranchReader"])
        #expect(host.texts == ["Go", "disabled, light"])
    }

    @Test("SEMANTICS 12: all values that are passed on stay up to date")
    func forwarded() {
        let host = TestHost(typeSetter: FixedMetrics()) { Forwarder() }
        #expect(host.texts == ["forwarded light"])
        host.traits.colorScheme = .dark
        #expect(host.texts == ["forwarded dark"])
    }

    @Test("SEMANTICS 12: values that are passed on stay up to date after the value that was changed has another source")
    func forwardedAgain() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Forwarder().environment(\.theme, "outer \(step)") }
        }
        host.tap("Go")
        #expect(host.texts == ["Go", "forwarded light"])
        host.traits.colorScheme = .dark
        #expect(host.texts == ["Go", "forwarded dark"])
        host.tap("Go")
        host.traits.colorScheme = .light
        #expect(host.texts == ["Go", "forwarded light"])
    }

    @Test("SEMANTICS 12: values that a view retains, as equal ones replaced them, are still those that it follows")
    func retained() {
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { step in Handing().lineLimit(step) } }
        host.tap("Go")
        #expect(host.texts == ["Go", "limit 1", "light"])
        // The same limit by another writer: all values are equal, and the view inside retains the former ones.
        host.traits.colorScheme = .dark
        #expect(host.texts == ["Go", "limit 1", "dark"])
        host.traits.colorScheme = .light
        #expect(host.texts == ["Go", "limit 1", "light"])
    }

    @Test("SEMANTICS 8: a computed value follows the object that it reads after that has been replaced by an equal one")
    func replacedObject() {
        let songs = [Song("Alfie"), Song("Alfie")]
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in TitleReader().environment(\.song, songs[min(step, 1)]) }
        }
        #expect(host.texts == ["Go", "Alfie"])
        host.tap("Go")
        songs[1].title = "Walk On By"
        #expect(host.texts == ["Go", "Walk On By"])
        #expect(host.updates { songs[0].title = "Message to Michael" } == [])
    }

    @Test("SEMANTICS 12: what an action reads counts from then on")
    func inAction() {
        var seen: [ColorScheme] = []
        let host = TestHost(typeSetter: FixedMetrics()) { Pressed { seen.append($0) } }
        host.tap("Press")
        #expect(host.updates { host.traits.colorScheme = .dark } == ["Pressed"])
        host.tap("Press")
        #expect(seen == [.light, .dark])
    }
}
