import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Active and inactive glass")
struct MaterialAppearanceTests {
    /// Returns of each background in a view, from back to front, whether something shines through it.
    private func shinesThrough<Content: View>(
        isActive: Bool = true, @ViewBuilder _ content: @escaping () -> Content
    ) -> [Bool] {
        var traits = HostTraits.testing
        traits.controlActiveState = isActive ? .key : .inactive
        return TestHost(traits: traits, content: content).displayList.leaves.compactMap { item in
            guard case .fill(_, let paint, _, _) = item else { return nil }
            if case .material = paint { return true }
            return false
        }
    }

    @Test("Glass is opaque where it looks inactive: always, or while the window is not worked with")
    func appearance() {
        func pane(_ appearance: MaterialActiveAppearance) -> some View {
            Text("A").background(.regularMaterial).materialActiveAppearance(appearance)
        }
        for isActive in [true, false] {
            #expect(shinesThrough(isActive: isActive) { Text("A").background(.regularMaterial) } == [true])
            #expect(shinesThrough(isActive: isActive) { pane(.automatic) } == [true])
            #expect(shinesThrough(isActive: isActive) { pane(.active) } == [true])
            #expect(shinesThrough(isActive: isActive) { pane(.inactive) } == [false])
            #expect(shinesThrough(isActive: isActive) { pane(.matchWindow) } == [isActive])
        }
    }

    @Test("A material, or a style with one, says for itself how it looks")
    func ownAppearance() {
        #expect(
            shinesThrough {
                VStack {
                    Text("A").background(Material.bar.materialActiveAppearance(.active))
                    Text("B").background(.thinMaterial.opacity(0.5).materialActiveAppearance(.active))
                    Text("C").background(.thinMaterial)
                }
                .environment(\.materialActiveAppearance, .inactive)
            } == [true, true, false])
        #expect(Material.bar.materialActiveAppearance(.active) != .bar)
    }

    @Test("Only what is drawn changes when the window becomes inactive")
    func windowBecomesInactive() {
        let host = TestHost { Text("A").background(.regularMaterial).materialActiveAppearance(.matchWindow) }
        let active = host.displayList
        #expect(host.updates { host.traits.controlActiveState = .inactive } == [])
        #expect(host.displayList != active)
        host.traits.controlActiveState = .active
        #expect(host.displayList == active)
    }
}
