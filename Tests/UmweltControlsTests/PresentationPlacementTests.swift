import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("The place of a sheet in a wide window") struct PresentationPlacementTests {
    private func sheet(
        _ placement: PresentationPlacement?, width: CGFloat = 1024, direction: LayoutDirection = .leftToRight
    ) -> CGRect? {
        struct Base: View {
            let placement: PresentationPlacement?

            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    let content = Color.red.accessibilityElement().accessibilityLabel("Sheet")
                    if let placement { content.presentationPlacement(placement) } else { content }
                }
            }
        }
        let host = TestHost(size: CGSize(width: width, height: 768)) { Base(placement: placement) }
        host.traits.layoutDirection = direction
        host.waitUntilIdle()
        return host.frame(of: "Sheet")
    }

    @Test("A sheet is in the middle, or at an edge, in the direction of the language")
    func edges() throws {
        let middle = try #require(sheet(nil))
        #expect(middle.midX == 512)
        #expect(sheet(.automatic) == middle && sheet(.center) == middle)
        let (leading, trailing) = (try #require(sheet(.leading)), try #require(sheet(.trailing)))
        #expect(leading.minX < 20 && leading.size == middle.size && leading.minY == middle.minY)
        #expect(trailing.maxX > 1004 && trailing.size == middle.size)
        #expect(sheet(.leading, direction: .rightToLeft)?.minX == trailing.minX)
    }

    @Test("In a narrow window a sheet has the whole width")
    func narrow() {
        #expect(sheet(.leading, width: 390) == sheet(nil, width: 390))
    }
}
