import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Frames relative to containers") struct ContainerRelativeFrameTests {
    @Test("A view is as wide as what scrolls it, in a lazy stack as well")
    func paging() {
        let host = show(200, 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Filling("\($0)").containerRelativeFrame(.horizontal) }
                }
            }
        }
        #expect(isNear(host.room(of: "0"), 0, 0, 200, 100))
        #expect(isNear(host.room(of: "1"), 200, 0, 200, 100))
    }

    @Test("What does not scroll is in the window, without what is kept free at its edges")
    func window() {
        let host = show(200, 100) {
            VStack(spacing: 0) {
                Filling("a").frame(height: 20.4)
                Filling("b").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 2 : length / 4
                }
            }
        }
        #expect(isNear(host.room(of: "b"), 50, 47.7, 100, 25))
    }

    @Test("It takes some of so many parts, with the gaps between them")
    func parts() {
        let host = show(200, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Filling("a").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
                    Filling("b").containerRelativeFrame(.horizontal, count: 4, spacing: 10)
                }
            }
        }
        // A part is 42.5 wide.
        #expect(isNear(host.room(of: "a"), 0, 0, 147.5, 100))
        #expect(isNear(host.room(of: "b"), 157.5, 0, 42.5, 100))
    }

    @Test("The content stands in the frame as it is aligned")
    func aligned() {
        let host = show(200, 100) { Box("a", 50, 20).containerRelativeFrame(.horizontal, alignment: .trailing) }
        expect(host, "a", 150, 40)
    }

    @Test("No size is read before that of the container is known")
    func firstSize() {
        var (read, reported): ([CGFloat], [CGFloat]) = ([], [])
        let host = show(200, 100) {
            ScrollView {
                GeometryReader { place in
                    let _ = read.append(place.size.width)
                    Text("a")
                }
                .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                .frame(height: 40)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    reported.append($0)
                }
            }
        }
        #expect(host.texts == ["a"])
        #expect(read == [100] && reported == [100])
        host.size = CGSize(width: 140, height: 100)
        _ = host.texts
        #expect(read == [100, 70] && reported == [100, 70])
    }

    @Test("When the container becomes larger the view does")
    func resized() {
        let host = show(200, 100) {
            ScrollView { Filling("a").containerRelativeFrame(.vertical) { length, _ in length / 2 } }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 50))
        host.size = CGSize(width: 200, height: 140)
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 70))
    }
}
