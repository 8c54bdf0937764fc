import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Layout at its edges") struct LayoutEdgeTests {
    /// Views of all kinds that have something inside.
    private func containers(of view: AnyView) -> [AnyView] {
        let two = Group {
            view
            Text("x")
        }
        return [
            AnyView(HStack { two }), AnyView(VStack { two }), AnyView(ZStack { two }), AnyView(LazyVStack { two }),
            AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem()]) { two }),
            AnyView(
                Grid {
                    GridRow { two }
                    view
                }),
            AnyView(ScrollView([.horizontal, .vertical]) { view }),
            AnyView(view.frame(minWidth: 10, maxWidth: .infinity)), AnyView(view.fixedSize()),
            AnyView(view.aspectRatio(2, contentMode: .fill)), AnyView(view.scaledToFit()), AnyView(view.padding(-10)),
            AnyView(view.position(x: .nan, y: .infinity)), AnyView(view.offset(x: .nan, y: -.infinity)),
            AnyView(GeometryReader { _ in view }), AnyView(ViewThatFits { two }),
            AnyView(view.safeAreaInset(edge: .top) { Text("x") }), AnyView(view.ignoresSafeArea()),
            AnyView(view.containerRelativeFrame(.horizontal)), AnyView(VStackLayout { two }),
        ]
    }

    @Test("Any container takes any size that is offered, with anything inside")
    func sizes() {
        let contents: [AnyView] = [
            AnyView(EmptyView()), AnyView(Text("some words")), AnyView(Color.red), AnyView(Spacer()),
            AnyView(Color.red.frame(width: .infinity, height: .nan)), AnyView(ScrollView { Text("inner") }),
            AnyView(Text("a").frame(minWidth: 100, maxWidth: 10)),
        ]
        let lengths: [CGFloat?] = [0, 1e6, .infinity, .nan, nil]
        for view in contents.flatMap({ containers(of: $0) }) {
            for width in lengths {
                for height in lengths {
                    let host = TestHost(typeSetter: FixedMetrics()) { view.frame(width: width, height: height) }
                    let frames = host.semantics.map(\.frame)
                    #expect(frames.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
                    #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
                }
            }
        }
    }

    @Test("Negative distances and padding let views overlap")
    func negative() {
        let host = show {
            HStack(spacing: -10) {
                Box("a", 30, 20)
                Box("b", 30, 20)
            }
        }
        expect(host, "a", 75, 40)
        expect(host, "b", 95, 40)
        let padded = show {
            HStack(spacing: 0) {
                Box("a", 30, 20).padding(.trailing, -12)
                Box("b", 30, 20)
            }
        }
        expect(padded, "b", 76 + 18, 40)
    }

    @Test("A frame offers its ideal length where nobody proposes one")
    func ideal() {
        let host = show {
            Filling("a").frame(minWidth: 20, idealWidth: 60, maxWidth: 120, minHeight: 30, idealHeight: 40).fixedSize()
        }
        #expect(isNear(host.room(of: "a"), 70, 30, 60, 40))
    }
}
