import SwiftUI
import Testing
import UmweltTesting

private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text(verbatim: "\(name) \(colorScheme)") }
}

@Observable private final class Preferences {
    var first: ColorScheme?
    var second: ColorScheme?
    var outer: ColorScheme?
    var hasOuter = false
    var isPresented = true
    var hasFirst = true
}

@MainActor @Suite("The colour scheme that views prefer") struct PreferredColorSchemeTests {
    private struct Window: View {
        let preferences: Preferences
        var body: some View {
            VStack {
                Scheme(name: "window")
                if preferences.hasFirst { Text("a").preferredColorScheme(preferences.first) }
                Text("b").preferredColorScheme(preferences.second)
            }
        }
    }

    @Test("SEMANTICS 15: it travels up to the window, whose own comes back when the last is gone")
    func window() {
        let preferences = Preferences()
        let host = TestHost(typeSetter: FixedMetrics()) { Window(preferences: preferences) }
        #expect(host.texts[0] == "window light")
        #expect(host.updates { preferences.second = .dark } == ["Window", "Scheme"])
        #expect(host.texts[0] == "window dark")
        #expect(host.colorScheme == .dark)
        // The host's own is of no account meanwhile.
        #expect(host.updates { host.traits.colorScheme = .dark } == [])
        #expect(host.updates { preferences.second = nil } == ["Window"])
        #expect(host.texts[0] == "window dark")
        #expect(host.updates { host.traits.colorScheme = .light } == ["Scheme"])
        #expect(host.colorScheme == .light)
    }

    @Test("SEMANTICS 15: of parallel branches the first that is not nil counts, in view order")
    func branches() {
        let preferences = Preferences()
        preferences.second = .dark
        let host = TestHost(typeSetter: FixedMetrics()) { Window(preferences: preferences) }
        #expect(host.colorScheme == .dark)
        preferences.first = .light
        #expect(host.colorScheme == .light)
        preferences.second = nil
        #expect(host.colorScheme == .light)
        preferences.first = .dark
        preferences.second = .light
        #expect(host.colorScheme == .dark)
        preferences.hasFirst = false
        #expect(host.texts[0] == "window light")
        #expect(host.colorScheme == .light)
    }

    @Test("SEMANTICS 15: one set outside replaces one set inside")
    func replacement() {
        struct Sample: View {
            let preferences: Preferences
            var body: some View {
                Scheme(name: "inside").preferredColorScheme(preferences.first)
                    .preferredColorScheme(preferences.outer)
            }
        }
        let preferences = Preferences()
        preferences.first = .dark
        preferences.outer = .light
        let host = TestHost(traits: .testing(.dark), typeSetter: FixedMetrics()) { Sample(preferences: preferences) }
        #expect(host.texts == ["inside light"])
        preferences.first = .light
        preferences.outer = .dark
        #expect(host.texts == ["inside dark"])
    }

    @Test("SEMANTICS 15: set inside a popover it darkens the popover, and not what is behind it")
    func popover() {
        struct Sample: View {
            @Bindable var preferences: Preferences
            var body: some View {
                Scheme(name: "behind").popover(isPresented: $preferences.isPresented) {
                    VStack {
                        Scheme(name: "popover")
                        Text("a").preferredColorScheme(preferences.first)
                    }
                    .sheet(isPresented: .constant(preferences.hasOuter)) {
                        Scheme(name: "sheet").preferredColorScheme(preferences.outer)
                    }
                }
            }
        }
        let preferences = Preferences()
        preferences.first = .dark
        let host = TestHost(typeSetter: FixedMetrics()) { Sample(preferences: preferences) }
        #expect(host.texts == ["behind light", "popover dark", "a"])
        #expect(host.colorScheme == .light)
        // A presentation of the popover has the popover's colours, unless it prefers others; its preference applies to
        // nothing else.
        preferences.hasOuter = true
        #expect(host.texts == ["behind light", "popover dark", "a", "sheet dark"])
        #expect(host.updates { preferences.outer = .light } == ["Scheme"])
        #expect(host.texts == ["behind light", "popover dark", "a", "sheet light"])
        preferences.hasOuter = false
        #expect(host.updates { preferences.first = nil } == ["Scheme"])
        #expect(host.texts == ["behind light", "popover light", "a"])
    }

    @Test("SEMANTICS 15: a view that sets its environment's scheme keeps it inside")
    func override() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Scheme(name: "own").environment(\.colorScheme, .light)
                Scheme(name: "window").preferredColorScheme(.dark)
            }
        }
        #expect(host.texts == ["own light", "window dark"])
    }

    @Test("The preference can be read and changed like any other")
    func preference() {
        var seen: [ColorScheme?] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Scheme(name: "a").preferredColorScheme(.light)
                .onPreferenceChange(PreferredColorSchemeKey.self) { seen.append($0) }
                .transformPreference(PreferredColorSchemeKey.self) { $0 = $0 == .light ? .dark : .light }
        }
        #expect(host.texts == ["a dark"])
        #expect(seen == [.light])
    }

    @Test("Other preferences don't leave what is presented")
    func otherPreferences() {
        var seen: [[String]] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("a").preference(key: Names.self, value: ["a"])
                .sheet(isPresented: .constant(true)) { Text("b").preference(key: Names.self, value: ["b"]) }
                .onPreferenceChange(Names.self) { seen.append($0) }
        }
        #expect(host.texts == ["a", "b"])
        #expect(seen == [["a"]])
    }

    @Test("A window's frames say when it is light and when dark")
    func frames() {
        let preferences = Preferences()
        let window = ViewHost(typeSetter: FixedMetrics(), content: Window(preferences: preferences))
        #expect(window.nextFrame().colorScheme == .light)
        #expect(window.nextFrame().isEmpty)
        preferences.first = .dark
        #expect(window.nextFrame().colorScheme == .dark)
        window.forgetFrame()
        #expect(window.nextFrame().colorScheme == .dark)
    }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension HostTraits {
    fileprivate static func testing(_ colorScheme: ColorScheme) -> HostTraits {
        var traits = HostTraits.testing
        traits.colorScheme = colorScheme
        return traits
    }
}
