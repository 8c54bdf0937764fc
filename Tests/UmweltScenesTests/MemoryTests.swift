import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltScenes
import UmweltControls

/// A payload that is held weakly, so that it shows who is still held.
private final class Payload {}

@Observable private final class Switch {
    var isOn = true
    var theme = "light"
}

private struct Row: View {
    let payload: Payload
    @Environment(\.theme) private var theme
    @State private var count = 0
    @Environment(Switch.self) private var control
    var body: some View { Text("\(theme) \(count) \(control.isOn)").padding().environment(\.level, count) }
}

private struct Rows: View {
    @Environment(Switch.self) private var control
    let payload: () -> Payload
    let count: Int
    var body: some View {
        VStack {
            Text("Rows")
            if control.isOn {
                ForEach(0..<count, id: \.self) { _ in Row(payload: payload()) }
            }
        }
        .environment(\.theme, control.theme)
    }
}

/// Counts what is alive.
private final class Census {
    private var members: [() -> Payload?] = []

    func make() -> Payload {
        let payload = Payload()
        members.append { [weak payload] in payload }
        return payload
    }

    var aliveCount: Int { members.count { $0() != nil } }
}

@MainActor @Suite("Memory") struct MemoryTests {
    @Test("SEMANTICS 26: after removing 10,000 views nothing of them remains in memory")
    func tenThousandViews() {
        let (control, census) = (Switch(), Census())
        control.isOn = false
        let host = ViewHost(
            typeSetter: FixedMetrics(),
            content: Rows(payload: census.make, count: 10_000).environment(control))
        host.update()
        let edges = host.tree.graph.edgeCount
        control.isOn = true
        host.update()
        #expect(census.aliveCount == 10_000)
        #expect(host.tree.graph.edgeCount > 10_000)
        control.isOn = false
        host.update()
        #expect(census.aliveCount == 0)
        #expect(host.tree.graph.edgeCount == edges)
        control.theme = "dark"
        host.diagnostics.resetCost()
        host.update()
        #expect(host.diagnostics.cost.bodies == 1)
    }

    @Test("SEMANTICS 26: a subtree that comes and goes leaves nothing behind, however often")
    func comesAndGoes() {
        let (control, census) = (Switch(), Census())
        let host = ViewHost(
            typeSetter: FixedMetrics(), content: Rows(payload: census.make, count: 20).environment(control))
        host.update()
        let edges = host.tree.graph.edgeCount
        for _ in 1...50 {
            control.isOn.toggle()
            host.update()
            control.isOn.toggle()
            host.update()
        }
        #expect(census.aliveCount == 20)
        #expect(host.tree.graph.edgeCount == edges)
    }

    @Test("A host that goes takes its tree with it")
    func hostGoes() {
        let (control, census) = (Switch(), Census())
        var host: ViewHost? = ViewHost(
            typeSetter: FixedMetrics(), content: Rows(payload: census.make, count: 20).environment(control))
        host?.update()
        weak let tree = host?.tree
        weak let graph = host?.tree.graph
        host = nil
        #expect(tree == nil)
        #expect(graph == nil)
        #expect(census.aliveCount == 0)
    }

    @Test("An object that is replaced in the environment is let go")
    func objectLetGo() {
        weak var first: Switch?
        let host: ViewHost
        do {
            let object = Switch()
            first = object
            host = ViewHost(typeSetter: FixedMetrics(), content: ThemeOf().environment(object))
            host.update()
        }
        #expect(first != nil)
        host.show(ThemeOf().environment(Switch()))
        host.update()
        #expect(first == nil)
    }

    private struct ThemeOf: View {
        @Environment(Switch.self) private var control
        var body: some View { Text(control.theme) }
    }
}
