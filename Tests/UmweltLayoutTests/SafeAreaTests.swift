import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Safe areas") struct SafeAreaTests {
    private func phone<Content: View>(
        top: CGFloat = 20, leading: CGFloat = 0, bottom: CGFloat = 10, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        let host = show(200, 100, content)
        host.traits.safeAreaInsets = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 0)
        return host
    }

    @Test("Content stays away from the window's edges")
    func window() {
        #expect(isNear(phone { Filling("a") }.room(of: "a"), 0, 20, 200, 70))
        expect(phone { Box("a", 20, 20) }, "a", 90, 45)
    }

    @Test("A view that ignores the safe area reaches out of it where it touches its edge")
    func ignoring() {
        #expect(isNear(phone { Filling("a").ignoresSafeArea() }.room(of: "a"), 0, 0, 200, 100))
        #expect(isNear(phone { Filling("a").ignoresSafeArea(edges: .top) }.room(of: "a"), 0, 0, 200, 90))
        #expect(isNear(phone { Filling("a").edgesIgnoringSafeArea(.bottom) }.room(of: "a"), 0, 20, 200, 80))
        #expect(isNear(phone { Filling("a").padding(5).ignoresSafeArea() }.room(of: "a"), 5, 5, 190, 90))
        #expect(isNear(phone { Filling("a").ignoresSafeArea().padding(5) }.room(of: "a"), 5, 25, 190, 60))
        #expect(isNear(phone { Filling("a").ignoresSafeArea(.keyboard) }.room(of: "a"), 0, 20, 200, 70))
    }

    @Test("What is beside a view that ignores the safe area stays in it")
    func zStack() {
        let host = phone {
            ZStack(alignment: .top) {
                Filling("back").ignoresSafeArea()
                Text("front")
            }
        }
        #expect(isNear(host.room(of: "back"), 0, 0, 200, 100))
        #expect(host.frame(of: "front")?.minY == 20)
    }

    @Test("A style in the background reaches out of the safe area, a view there does not")
    func background() {
        func painted<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [CGRect] {
            phone(top: 20, leading: 30, bottom: 0, content).displayList.paintedBoxes
        }
        let whole = painted { Color.clear.background(.red) }
        #expect(whole.contains(CGRect(x: 0, y: 0, width: 200, height: 100)))
        let top = painted { Color.clear.background(.red, ignoresSafeAreaEdges: .top) }
        #expect(top.contains(CGRect(x: 30, y: 0, width: 170, height: 100)))
        let row = painted { Color.clear.frame(height: 10).background(.red, ignoresSafeAreaEdges: .vertical) }
        #expect(row.contains(CGRect(x: 30, y: 55, width: 170, height: 10)))
        let view = painted { Color.clear.background { Color.red } }
        #expect(view.contains(CGRect(x: 30, y: 20, width: 170, height: 80)))
    }

    @Test("From right to left the leading edge is the right one")
    func rightToLeft() {
        let host = phone(top: 0, leading: 30, bottom: 0) { Filling("a") }
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a")?.maxX == 170)
        #expect(host.frame(of: "/a")?.minX == 0)
    }

    @Test("A view in the safe area takes its room from the content, which may reach under it")
    func inset() {
        let host = show {
            Filling("a").safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", 50, 30) }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 70))
        expect(host, "bar", 75, 70)
        let under = show {
            Filling("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", 50, 30) }
        }
        #expect(isNear(under.room(of: "a"), 0, 0, 200, 100))
    }

    @Test("A bar in the safe area is as wide as the view, with the material of bars behind it")
    func bar() {
        let host = show {
            Filling("a").ignoresSafeArea().safeAreaBar(edge: .bottom, spacing: 0) { Box("bar", 50, 30) }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 100))
        expect(host, "bar", 75, 70)
        let materials = host.displayList.leaves.filter {
            if case .fill(_, .material, _, _) = $0 { true } else { false }
        }
        #expect(materials.count == 1)
        let side = show { Filling("a").safeAreaBar(edge: .leading, spacing: 0) { Box("bar", 50, 30) } }
        #expect(isNear(side.room(of: "a"), 50, 0, 150, 100))
    }

    @Test("The view in the safe area stands at any edge, aligned, and apart from the content")
    func insetEdges() {
        func host(_ edge: HorizontalEdge) -> TestHost {
            show { Filling("a").safeAreaInset(edge: edge, alignment: .top) { Box("bar", 30, 20) } }
        }
        expect(host(.leading), "bar", 0, 0)
        #expect(isNear(host(.leading).room(of: "a"), 38, 0, 162, 100))
        expect(host(.trailing), "bar", 170, 0)
        #expect(isNear(host(.trailing).room(of: "a"), 0, 0, 162, 100))
        let top = show {
            Filling("a").safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) { Box("bar", 30, 20) }
        }
        expect(top, "bar", 170, 0)
        #expect(isNear(top.room(of: "a"), 0, 25, 200, 75))
    }

    @Test("Safe areas add up: a view reaches under a bar and on to the window's edge")
    func nested() {
        let host = phone {
            Filling("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Box("bar", 50, 30) }
        }
        expect(host, "bar", 75, 20)
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 100))
    }

    @Test("Padding of the safe area keeps views away from edges that they can ignore")
    func padding() {
        #expect(isNear(show { Filling("a").safeAreaPadding(10) }.room(of: "a"), 10, 10, 180, 80))
        #expect(isNear(show { Filling("a").ignoresSafeArea().safeAreaPadding(10) }.room(of: "a"), 0, 0, 200, 100))
        #expect(isNear(show { Filling("a").safeAreaPadding(.leading) }.room(of: "a"), 16, 0, 184, 100))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(isNear(show { Filling("a").safeAreaPadding(insets) }.room(of: "a"), 2, 1, 194, 96))
    }

    @Test("A geometry reader knows how far it is kept from the edges")
    func geometry() {
        let host = phone {
            GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }
        }
        #expect(host.texts == ["20 10"])
        host.traits.safeAreaInsets.top = 5
        #expect(host.texts == ["5 10"])
        let outside = phone {
            GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.size.height))") }.ignoresSafeArea()
        }
        #expect(outside.texts == ["0 100"])
    }

    @Test("Content under a navigation bar stays below it, and its background reaches under it")
    func navigationBar() {
        let host = show(200, 300) {
            NavigationStack { Filling("a").background(.red).navigationTitle("Title") }
        }
        let top = host.room(of: "a")?.minY ?? 0
        #expect(top > 30)
        #expect(host.displayList.paintedBoxes.contains(CGRect(x: 0, y: 0, width: 200, height: 300)))
    }
}

extension DisplayList {
    /// The boxes that are filled, in the window's coordinates.
    fileprivate var paintedBoxes: [CGRect] { items.flatMap { $0.boxes(at: .zero) } }
}

extension DisplayItem {
    fileprivate func boxes(at origin: CGPoint) -> [CGRect] {
        switch self {
        case .fill(let path, _, _, _): [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
        case .group(let group):
            group.items.flatMap { $0.boxes(at: CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)) }
        default: []
        }
    }
}
