import SwiftUI
import Testing

@testable import UmweltTesting

/// The cursor that the input engine has a host show.
@MainActor
struct CursorTests {
    @Test("The cursor over a link is a hand, over a styled view the view's own, and elsewhere an arrow")
    func theCursorFollowsTheViewUnderTheMouse() {
        let host = TestHost(size: CGSize(width: 100, height: 300)) {
            VStack(spacing: 0) {
                Link(destination: URL(fileURLWithPath: "/")) { Color.blue }.frame(height: 100)
                Color.red.pointerStyle(.zoomIn).frame(height: 100)
                Color.green.frame(height: 100)
            }
        }
        #expect(host.surface.cursor == nil)
        host.hoverMouse(at: 250)
        // It is the arrow already.
        #expect(host.surface.cursor == nil)
        host.hoverMouse(at: 50)
        #expect(host.surface.cursor?.shape == .link)
        host.hoverMouse(at: 150)
        #expect(host.surface.cursor?.shape == .zoomIn)
        host.hoverMouse(at: 250)
        #expect(host.surface.cursor?.shape == .arrow)
    }
}

extension TestHost {
    fileprivate func hoverMouse(at y: CGFloat) {
        surface.input.pointer(PointerEvent(.hovered, at: CGPoint(x: 50, y: y), time: clock.time, device: .mouse))
    }
}
