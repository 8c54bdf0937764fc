import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Backgrounds beyond the safe area") struct BackgroundExtensionTests {
    private func colors(_ isEnabled: Bool, top: CGFloat = 20) -> [Color.Resolved] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.backgroundExtensionEffect(isEnabled: isEnabled)
        }
        host.traits.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
        return host.displayList.fillColors
    }

    @Test("A view at the safe area's edge is continued by its mirror image; none that does not touch the edge")
    func extended() {
        #expect(colors(true).count == 3)
        #expect(colors(false).count == 1)
        #expect(colors(true, top: 0).count == 1)
    }

    @Test("The image is a mirror image, which meets the view at its edge")
    func mirrored() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Color.red
                Color.blue
            }
            .backgroundExtensionEffect()
        }
        host.traits.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
        let found = host.displayList.items.flatMap { transforms(in: $0) }
        #expect(found.contains(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))))
    }

    private func transforms(in item: DisplayItem) -> [ProjectionTransform] {
        guard case .group(let group) = item else { return [] }
        return (group.effects.map { [$0.transform] } ?? []) + group.items.flatMap { transforms(in: $0) }
    }
}
