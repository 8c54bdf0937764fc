import SwiftUI
import Testing
import UmweltTesting

/// Figures of back buttons and links that were measured in pictures of public projects, of iOS 17.2 and 18.2.
@MainActor @Suite("Back buttons and links as recorded on iOS 18") struct NavigationFiguresTests {
    private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 393, height: 400), scale: 3, design: .iOS18, content: content)
    }

    /// Returns the rectangle around the pixels that differ from those at the top left corner, in points.
    private func ink(of host: TestHost, in area: CGRect) throws -> CGRect {
        let pixels = try #require(Pixels(try host.pngData(scale: 3)))
        return pixels.bounds(in: area, scale: 3) { $0 != pixels[0, 0] }
    }

    @Test("The chevron of a back button reaches from 9.3 to 20.3 and is 19 high; its title begins at 30.3")
    func backButton() throws {
        let host = window {
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle("Back").navigationDestination(for: Int.self) { _ in Color.clear }
            }
        }
        let chevron = try ink(of: host, in: CGRect(x: 1, y: 1, width: 26, height: 42))
        #expect(abs(chevron.minX - 9.3) <= 0.5 && abs(chevron.maxX - 20.3) <= 0.5)
        #expect(abs(chevron.height - 19) <= 0.7)
        let title = try ink(of: host, in: CGRect(x: 24, y: 1, width: 60, height: 42))
        #expect(abs(title.minX - 30.3) <= 0.7)
    }

    @Test("A link outside of any stack is half as opaque: its text is a grey of 127")
    func link() throws {
        let host = window { List { NavigationLink("Outside", value: 1) } }
        let frame = try #require(host.frame(of: "Outside"))
        let pixels = try #require(Pixels(try host.pngData(scale: 3)))
        var darkest: UInt32 = 255
        for y in Int(frame.minY * 3)..<Int(frame.maxY * 3) {
            for x in Int(frame.minX * 3)..<Int(frame.midX * 3) { darkest = min(darkest, pixels[x, y] & 0xFF) }
        }
        #expect((124...130).contains(darkest))
    }
}
