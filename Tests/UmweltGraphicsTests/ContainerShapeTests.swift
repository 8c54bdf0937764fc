import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Shapes that follow their container")
struct ContainerShapeTests {
    private func paths<Content: View>(_ content: Content) -> [Path] {
        paths(of: TestHost(size: CGSize(width: 40, height: 40), typeSetter: FixedMetrics()) { content })
    }

    private func paths(of host: TestHost) -> [Path] {
        func find(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .fill(let path, _, _, _), .stroke(let path, _, _, _): [path]
                case .group(let group): (group.clip.map { [$0] } ?? []) + find(group.items)
                default: []
                }
            }
        }
        return find(host.displayList.items)
    }

    private func rounded(_ side: CGFloat, _ radius: CGFloat) -> Path {
        Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius)
    }

    @Test("It is as much smaller as it lies inside")
    func smaller() {
        let container = RoundedRectangle(cornerRadius: 10)
        #expect(paths(ContainerRelativeShape().padding(4).containerShape(container)) == [rounded(32, 6)])
        #expect(paths(ContainerRelativeShape().containerShape(container)) == [rounded(40, 10)])
        #expect(
            paths(ContainerRelativeShape().padding(.horizontal, 8).padding(.top, 2).containerShape(container)).first
                == Path(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 38), cornerRadius: 10),
            "It touches the bottom")
    }

    @Test("Without a container it is a rectangle; of several the nearest counts")
    func nearest() {
        #expect(paths(ContainerRelativeShape()) == [Path(CGRect(x: 0, y: 0, width: 40, height: 40))])
        #expect(
            paths(ContainerRelativeShape().containerShape(.rect(cornerRadius: 3)).containerShape(Circle()))
                == [rounded(40, 3)])
    }

    @Test("Its border, what is cut off at it and what is made of it follow too")
    func derived() {
        let container = RoundedRectangle(cornerRadius: 10)
        let border = paths(ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).containerShape(container))
        #expect(
            border == [Path(roundedRect: CGRect(x: 1, y: 1, width: 38, height: 38), cornerRadius: 9)])
        #expect(
            paths(Color.red.clipShape(.containerRelative).padding(4).containerShape(container)).first == rounded(32, 6))
        #expect(paths(AnyShape(.containerRelative).padding(4).containerShape(container)) == [rounded(32, 6)])
    }

    @Test("It changes with the container and with its place in it")
    func changes() {
        struct Content: View {
            @State var radius: CGFloat = 10
            @State var padding: CGFloat = 4

            var body: some View {
                VStack(spacing: 0) {
                    ContainerRelativeShape().padding(padding).containerShape(RoundedRectangle(cornerRadius: radius))
                        .frame(width: 20, height: 20)
                    Button("Round") { radius = 6 }
                    Button("Close") { padding = 1 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 40, height: 90), typeSetter: FixedMetrics()) { Content() }
        #expect(paths(of: host).first == rounded(12, 6))
        host.press("Round")
        #expect(paths(of: host).first == rounded(12, 2))
        host.press("Close")
        #expect(paths(of: host).first == rounded(18, 5))
    }
}
