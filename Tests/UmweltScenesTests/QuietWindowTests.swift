import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@Observable private final class Shared {
    var count = 0
}

private struct SharedApp: App {
    @State private var shared = Shared()
    var body: some Scene { WindowGroup { SharedView(shared: shared) } }
}

private struct SharedView: View {
    let shared: Shared
    @State private var count = 0
    @State private var scheme: ColorScheme?

    var body: some View {
        NavigationStack {
            VStack {
                Button("Own") { count += 1 }
                Button("All") { shared.count += 1 }
                Button("Title") { count -= 1 }
                Button("Dark") { scheme = .dark }
                NavigationLink("Down") { Text("Below") }
                Text("\(count) of \(shared.count)")
            }
            .navigationTitle(count < 0 ? "Less" : "More")
        }
        .preferredColorScheme(scheme)
    }
}

private struct PlainApp: App {
    @State private var shared = Shared()
    var body: some Scene { WindowGroup { PlainView(shared: shared) } }
}

private struct PlainView: View {
    let shared: Shared
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Own") { count += 1 }
            Button("All") { shared.count += 1 }
            Text("\(count) of \(shared.count)")
        }
    }
}

/// The windows of an app that a host need not look at after a change in another one.
@MainActor @Suite("Windows in which nothing has changed") struct QuietWindowTests {
    private let app = AppHost(SharedApp(), typeSetter: FixedMetrics())
    private let windows: [ViewHost]

    init() throws {
        let first = try #require(app.openWindow(traits: .testing))
        windows = [first, try #require(app.openWindow(traits: .testing))]
        for window in windows { _ = window.nextFrame() }
    }

    private func press(_ label: String, in nodes: [SemanticsNode]) -> Bool {
        nodes.contains { ($0.label == label && $0.send(.press)) || press(label, in: $0.children) }
    }

    /// Presses a button in the first window. Returns which windows may have a frame.
    private func frames(after label: String) -> [Bool] {
        #expect(press(label, in: windows[0].semantics))
        windows[0].update()
        return windows.map(\.frames.mayHaveNext)
    }

    @Test("Nothing is left to send after a frame was taken")
    func nothing() {
        #expect(windows.map(\.frames.mayHaveNext) == [false, false])
        windows[0].forgetFrame()
        #expect(windows.map(\.frames.mayHaveNext) == [true, false])
    }

    @Test("A change of a window's state is a frame of that window alone")
    func own() {
        #expect(frames(after: "Own") == [true, false])
        #expect(!windows[0].nextFrame().changed.isEmpty)
        #expect(windows.map(\.frames.mayHaveNext) == [false, false])
    }

    @Test("What other windows show too is a frame of theirs")
    func all() {
        #expect(frames(after: "All") == [true, true])
        for window in windows { #expect(!window.nextFrame().changed.isEmpty) }
        #expect(windows.map(\.frames.mayHaveNext) == [false, false])
    }

    @Test("Titles, colour schemes and levels of navigation are frames", arguments: ["Title", "Dark", "Down"])
    func values(label: String) {
        #expect(frames(after: label) == [true, false])
        let frame = windows[0].nextFrame()
        switch label {
        case "Title": #expect(frame.title == "Less")
        case "Dark": #expect(frame.colorScheme == .dark)
        default: #expect(frame.navigationDepth == 1)
        }
        #expect(windows.map(\.frames.mayHaveNext) == [false, false])
    }

    @Test("A window has a frame while it waits for an update")
    func waiting() {
        #expect(press("Own", in: windows[0].semantics))
        #expect(windows[0].frames.mayHaveNext)
        #expect(app.windowsVersion == nil)
    }

    @Test("Windows tell once for each frame that their nodes have changed: the app says so of none")
    func nodes() throws {
        let app = AppHost(PlainApp(), typeSetter: FixedMetrics())
        let first = try #require(app.openWindow(traits: .testing))
        let windows = [first, try #require(app.openWindow(traits: .testing))]
        var told: [Int] = []
        for (index, window) in windows.enumerated() {
            window.frames.onChange = { told.append(index) }
            _ = window.nextFrame()
        }
        app.update()
        told = []
        let version = app.windowsVersion
        #expect(version != nil)
        for frame in 1...2 {
            for _ in 1...2 {
                #expect(press("Own", in: windows[0].semantics))
                app.update()
            }
            #expect(told == Array(repeating: 0, count: frame))
            _ = windows[0].nextFrame()
        }
        told = []
        #expect(press("All", in: windows[0].semantics))
        app.update()
        #expect(told.sorted() == [0, 1])
        #expect(app.windowsVersion == version)
    }

    @Test("The app says that windows may have other values than nodes", arguments: ["Title", "Dark", "Down"])
    func version(label: String) {
        let version = app.windowsVersion
        _ = frames(after: label)
        #expect(version != nil && app.windowsVersion != version)
    }
}
