import Foundation
import SwiftUI
import Testing
import Umwelt
import UmweltTesting

@Suite("The loop of a host")
@MainActor
struct HostLoopTests {
    @Test("However many changes ask in a turn, the host updates once, when the turn is over")
    func once() async {
        let loop = HostLoop()
        var count = 0
        await withCheckedContinuation { done in
            loop.onUpdate = {
                count += 1
                if count == 1 { done.resume() }
            }
            for _ in 0..<3 { loop.requestUpdate() }
            #expect(count == 0)
        }
        #expect(count == 1)
        await withCheckedContinuation { done in
            loop.onUpdate = {
                count += 1
                done.resume()
            }
            loop.requestUpdate()
        }
        #expect(count == 2)
    }

    @Test("A change that an update itself makes has an update of its own")
    func again() async {
        let loop = HostLoop()
        var count = 0
        await withCheckedContinuation { done in
            loop.onUpdate = {
                count += 1
                if count == 2 { return done.resume() }
                loop.requestUpdate()
                #expect(count == 1)
            }
            loop.requestUpdate()
        }
        #expect(count == 2)
    }

    @Test("A change in a window of an app, or of none, updates each window's surface")
    func surfaces() async throws {
        let counter = Counter()
        let loop = HostLoop(AppHost(CounterApp(counter: counter), typeSetter: FixedMetrics()))
        let ofApp = try #require(loop.openWindow(proposedSize: ProposedViewSize(width: 100, height: 100)))
        let other = ViewHost(typeSetter: FixedMetrics(), content: Text("\(counter.count)"))
        loop.add(other)
        #expect(loop.windows.map(ObjectIdentifier.init) == [ofApp, other].map(ObjectIdentifier.init))
        let surfaces = [ofApp, other].map(CountingSurface.init)
        for window in loop.windows { window.update() }
        await withCheckedContinuation { done in
            surfaces[1].onUpdate = { done.resume() }
            counter.count += 1
        }
        #expect(surfaces.map(\.updates) == [1, 1])
        #expect(ofApp.nodes.shownTexts == ["1"])
    }

    @Test("Views can open windows in a host that shows the windows which they ask for, and only there")
    func manyWindows() throws {
        let app = AppHost(CounterApp(counter: Counter()), typeSetter: FixedMetrics())
        let loop = HostLoop(app)
        let first = try #require(loop.openWindow())
        #expect(!first.traits.supportsMultipleWindows)
        app.onOpenWindow = { _, _ in }
        let second = try #require(loop.openWindow())
        #expect(second.traits.supportsMultipleWindows)
        #expect(!HostLoop().adjusted(HostTraits()).supportsMultipleWindows)
    }

    @Test("A snapshot has the state of the windows, and survives encoding")
    func snapshot() throws {
        let loop = HostLoop(AppHost(CounterApp(counter: Counter()), typeSetter: FixedMetrics()))
        let window = try #require(loop.openWindow())
        let snapshot = loop.snapshot([
            loop.snapshot(of: window, named: "first", size: CGSize(width: 320, height: 200))
        ])
        let read = try JSONDecoder().decode(HostSnapshot.self, from: try JSONEncoder().encode(snapshot))
        #expect(read == snapshot)
        #expect(read.windows.first?.request != nil)
        #expect(read.windows.first?.size == CGSize(width: 320, height: 200))
    }
}

@Observable private final class Counter {
    var count = 0
}

private struct CounterApp: App {
    var counter = Counter()

    var body: some Scene {
        WindowGroup { Text("\(counter.count)") }
    }
}

/// A surface that counts its updates.
private final class CountingSurface: HostSurface {
    private let view: ViewHost
    private(set) var updates = 0
    var onUpdate: (() -> Void)?

    init(_ view: ViewHost) {
        self.view = view
        view.surface = self
    }

    func update() {
        view.update()
        updates += 1
        onUpdate?()
        onUpdate = nil
    }
}
