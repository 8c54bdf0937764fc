import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Layout from right to left") struct LayoutDirectionTests {
    private func mirrored<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = show(200, 100, content)
        host.traits.layoutDirection = .rightToLeft
        return host
    }

    @Test("The leading corner of a pile is the right one")
    func zStack() {
        let host = mirrored {
            ZStack(alignment: .topLeading) {
                Box("a", 40, 40)
                Text("b")
            }
        }
        expect(host, "b", 111.5, 30)
    }

    @Test("A frame with bounds has its leading side at the right")
    func boundedFrame() {
        let host = mirrored { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
        expect(host, "a", 191.5, 39.8)
    }

    @Test("The view that fits stands where the others would")
    func fitting() {
        let host = mirrored {
            ViewThatFits {
                Text("a").frame(width: 300)
                Text("b").frame(width: 100, alignment: .leading)
            }
        }
        expect(host, "b", 141.5, 39.8)
    }

    @Test("Margins, paddings of safe areas and lengths of containers start at the right")
    func rooms() {
        let margins = mirrored { ScrollView { Filling("a").frame(height: 20.4) }.contentMargins(.leading, 30) }
        #expect(margins.frame(of: "a")?.maxX == 170 && margins.frame(of: "/a")?.minX == 0)
        let padding = mirrored { Filling("a").safeAreaPadding(.leading, 30) }
        #expect(padding.frame(of: "a")?.maxX == 170 && padding.frame(of: "/a")?.minX == 0)
        let container = mirrored { Text("a").containerRelativeFrame(.horizontal, alignment: .leading) }
        #expect(container.frame(of: "a")?.maxX == 200)
    }
}
