import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Heights of sheets")
struct PresentationDetentTests {
    private struct Page: View {
        var detents: Set<PresentationDetent> = [.medium, .large]
        var indicator = Visibility.automatic
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
                VStack(spacing: 0) {
                    Color.red.accessibilityLabel("Card")
                    Text("below").frame(height: 0)
                }
                .presentationDetents(detents)
                .presentationDragIndicator(indicator)
            }
        }
    }

    private func show(_ view: some View) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 800), typeSetter: FixedMetrics()) { view }
    }

    private func height(_ view: some View) -> CGFloat? { show(view).frame(of: "Card")?.height }

    private enum Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 10
        }
    }

    @Test("An app reckons heights by the greatest one and the environment, and may leave them out")
    func custom() {
        #expect(height(Page(detents: [.custom(Bar.self), .large])) == 76)
        #expect(height(Page(detents: [.custom(Bar.self), .large]).dynamicTypeSize(.accessibility1)) == 760)
        #expect(PresentationDetent.custom(Bar.self) == .custom(Bar.self))
    }

    @Test("A sheet is as low as it can be at first")
    func lowest() {
        #expect(height(Page(detents: [])) == 760)
        #expect(height(Page(detents: [.large])) == 760)
        #expect(height(Page()) == 400)
        #expect(height(Page(detents: [.height(300), .medium])) == 300)
        #expect(height(Page(detents: [.fraction(0.25)])) == 190)
        #expect(height(Page(detents: [.height(9000)])) == 760)
        #expect(height(Page(detents: [.height(-1)])) == 0)
    }

    @Test("Its handle, which is there if it can have several heights, leads from one to the next")
    func handle() {
        let host = show(Page())
        #expect(host.tap("Sheet Grabber"))
        #expect(host.frame(of: "Card")?.height == 760)
        #expect(host.tap("Sheet Grabber"))
        #expect(host.frame(of: "Card")?.height == 400)
        #expect(!show(Page(detents: [.medium])).tap("Sheet Grabber"))
        #expect(!show(Page(indicator: .hidden)).tap("Sheet Grabber"))
        #expect(show(Page(detents: [], indicator: .visible)).frame(of: "Sheet Grabber") != nil)
    }

    @Test("Dragged, it takes the nearest height; dragged away, it is gone")
    func drag() {
        let host = show(Page())
        host.drag("Sheet Grabber", by: CGSize(width: 0, height: -300))
        #expect(host.frame(of: "Card")?.height == 760)
        host.drag("Sheet Grabber", by: CGSize(width: 0, height: 300))
        #expect(host.frame(of: "Card")?.height == 400)
        host.drag("Sheet Grabber", by: CGSize(width: 0, height: 300))
        #expect(host.texts == ["gone"])
        let high = show(Page())
        high.drag("Sheet Grabber", by: CGSize(width: 0, height: -300))
        high.drag("Sheet Grabber", by: CGSize(width: 0, height: 700))
        #expect(high.texts == ["gone"], "From the greatest height, too")
    }

    @Test("It is dragged where its content leaves its card free, too")
    func room() {
        struct Short: View {
            @State private var isShown = true
            var body: some View {
                Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
                    Text("Short").presentationDetents([.medium, .large])
                }
            }
        }
        let host = show(Short())
        host.touchDown(at: CGPoint(x: 50, y: 500))
        host.touchMove(to: CGPoint(x: 50, y: 520))
        host.touchMove(to: CGPoint(x: 50, y: 790))
        host.touchUp(at: CGPoint(x: 50, y: 790))
        #expect(host.texts == ["gone"])
    }

    @Test("In the middle of a wide window it is not dragged, and stays")
    func wide() {
        let host = TestHost(size: CGSize(width: 1000, height: 800), typeSetter: FixedMetrics()) { Page() }
        let card = host.frame(of: "Card")
        for distance in [-300.0, -20, 20, 300] {
            host.drag("Sheet Grabber", by: CGSize(width: 0, height: distance))
            #expect(host.frame(of: "Card") == card)
        }
        #expect(card != nil)
    }

    @Test("While it is dragged it follows: its height between its heights, its place below the lowest one")
    func follows() throws {
        let host = show(Page())
        let handle = try #require(host.frame(of: "Sheet Grabber"))
        let start = CGPoint(x: handle.midX, y: handle.midY)
        func card() -> CGRect? { host.frame(of: "Card") }
        host.touchDown(at: start)
        host.touchMove(to: CGPoint(x: start.x, y: start.y - 100))
        #expect(card()?.height == 500 && card()?.minY == 300)
        host.touchMove(to: CGPoint(x: start.x, y: start.y - 700))
        #expect(card()?.height == 760 && card()?.minY == 40)
        host.touchMove(to: CGPoint(x: start.x, y: start.y + 90))
        #expect(card()?.height == 400 && card()?.minY == 490)
        host.touchUp(at: CGPoint(x: start.x, y: start.y + 90))
        #expect(card()?.height == 400 && card()?.minY == 400)
    }

    @Test("A sheet with a navigation bar is dragged by that too, and is gone when it was dragged far")
    func bar() throws {
        struct Barred: View {
            @State private var isShown = true
            var body: some View {
                Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
                    NavigationStack {
                        Color.red.accessibilityLabel("Card").navigationTitle("Title")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
        }
        let host = show(Barred())
        let before = try #require(host.frame(of: "Card"))
        let start = CGPoint(x: 280, y: before.minY - 20)
        host.touchDown(at: start)
        host.touchMove(to: CGPoint(x: start.x, y: start.y + 150))
        #expect(host.frame(of: "Card") == before.offsetBy(dx: 0, dy: 150))
        host.touchMove(to: CGPoint(x: start.x, y: start.y + 400))
        host.touchUp(at: CGPoint(x: start.x, y: start.y + 400))
        #expect(host.texts == ["gone"])
    }

    @Test("A binding says how high it is, and is told")
    func selection() {
        struct Bound: View {
            @State private var detent = PresentationDetent.large

            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    VStack(spacing: 0) {
                        Color.red.accessibilityLabel("Card")
                        Text(detent == .large ? "large" : "small").frame(height: 0)
                        Button("Lower") { detent = .height(200) }.frame(height: 0)
                    }
                    .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let host = show(Bound())
        #expect(host.texts.contains("large"))
        #expect(host.frame(of: "Card")?.height == 760)
        host.tap("Lower")
        #expect(host.texts.contains("small"))
        #expect(host.frame(of: "Card")?.height == 200)
    }
}
