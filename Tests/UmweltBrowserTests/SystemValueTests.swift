import Foundation
import SwiftUI
import Testing
import UmweltBrowser

/// A line for each value of the browser that a page sends.
private struct SystemApp: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup {
            VStack {
                Line("contrast", \.colorSchemeContrast)
                Line("motion", \.accessibilityReduceMotion)
                Line("transparency", \.accessibilityReduceTransparency)
                Line("inverted", \.accessibilityInvertColors)
                Line("colourless", \.accessibilityDifferentiateWithoutColor)
                Line("shapes", \.accessibilityShowBorders)
                Line("bold", \.legibilityWeight, of: { $0 == .bold })
                Line("assisted", \.accessibilityEnabled)
                Line("phase", \.scenePhase)
                Line("active", \.appearsActive)
                Line("control", \.controlActiveState)
                Line("wide", \.horizontalSizeClass, of: { $0 == .regular })
                Line("high", \.verticalSizeClass, of: { $0 == .regular })
            }
        }
        .environment(\.level, phase == .active ? 1 : 0)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var level = 0
}

private struct Line<Value, Shown>: View {
    private let name: String
    private let show: (Value) -> Shown
    @Environment private var value: Value

    init(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>, of show: @escaping (Value) -> Shown) {
        self.name = name
        self.show = show
        _value = Environment(keyPath)
    }

    var body: some View { Text(verbatim: "\(name) \(show(value))") }
}

extension Line where Shown == Value {
    init(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>) { self.init(name, keyPath) { $0 } }
}

@Suite(.serialized, .oneAtATime) @MainActor struct SystemValueTests {
    @Test("SEMANTICS 32: each value of the browser reaches its reader, and nothing else is sent")
    func values() async throws {
        try await withApp(SystemApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            #expect(
                first.texts == [
                    "contrast standard", "motion false", "transparency false", "inverted false",
                    "colourless false", "shapes false", "bold false", "assisted false", "phase active",
                    "active true", "control key", "wide false", "high true",
                ])
            var flags: Set<String> = ["isVisible", "hasFocus"]
            let changes = [
                ("hasIncreasedContrast", "contrast increased"), ("reducesMotion", "motion true"),
                ("reducesTransparency", "transparency true"), ("invertsColors", "inverted true"),
                ("differentiatesWithoutColor", "colourless true"), ("showsButtonShapes", "shapes true"),
                ("usesAssistiveTechnology", "assisted true"),
            ]
            for (flag, line) in changes {
                flags.insert(flag)
                try await page.send(event: system(flags: flags))
                let patch = try await page.patch()
                // Primary text is black in any contrast.
                #expect(patch.texts == [line])
            }
            flags.remove("hasFocus")
            try await page.send(event: system(flags: flags))
            #expect(try await page.patch().texts == ["phase inactive", "active false", "control inactive"])
            flags.remove("isVisible")
            try await page.send(event: system(flags: flags))
            #expect(try await page.patch().texts == ["phase background"])
            try await page.send(event: system(width: 800, height: 400, flags: flags))
            #expect(try await page.patch().texts == ["wide true", "high false"])
        }
    }

    @Test("SEMANTICS 32: a page that lost its connection is in the background, and as it was when it comes back")
    func lostConnection() async throws {
        try await withApp(PhaseLog()) { _, url, token in
            PhaseLog.phases = []
            let (page, first) = try await openPage(at: url, token: token)
            page.drop()
            while PhaseLog.phases.last != .background { try await Task.sleep(for: .milliseconds(10)) }
            let (again, _) = try await openPage(at: url, token: token, session: first.s)
            #expect(PhaseLog.phases == [.active, .background, .active])
            withExtendedLifetime(again) {}
        }
    }

    private struct PhaseLog: App {
        nonisolated(unsafe) static var phases: [ScenePhase] = []
        var body: some Scene { WindowGroup { Reader() } }

        struct Reader: View {
            @Environment(\.scenePhase) private var phase
            var body: some View {
                let _ = PhaseLog.phases.append(phase)
                Text(verbatim: "\(phase)")
            }
        }
    }
}
