import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class LevelModel { var level = 0 }

@Observable private final class FrontModel { var isFront = false }

@MainActor @Suite("Modifiers of layout") struct LayoutModifierTests {
    @Test("A view of fixed size has the size that it would like, along the axes that are said")
    func fixedSize() {
        let text = "one two three four"
        expect(show(50) { Text(text).fixedSize() }, text, 25 - 76.5, 39.8, 153, 20.4)
        let tall = show(50, 30) { Text(text).fixedSize(horizontal: false, vertical: true) }
        #expect(tall.frame(of: text)?.height == 4 * 20.4)
        #expect(show(50, 30) { Text(text) }.frame(of: text)?.height == 20.4)
        expect(show(50) { Text(text).fixedSize(horizontal: true, vertical: false) }, text, 25 - 76.5, 39.8, 153, 20.4)
    }

    @Test("What takes all that is offered fills the size of the views beside it that do not give way")
    func filledFixedSize() {
        let host = show(200, 300) {
            HStack(spacing: 0) {
                Text("One\nTwo\nThree")
                Filling("line").frame(width: 10)
                Filling("box").frame(width: 10).frame(maxHeight: .infinity)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        let width = host.room(of: "line")?.minX ?? 0
        #expect(isNear(host.room(of: "line"), width, 119.4, 10, 61.2))
        #expect(isNear(host.room(of: "box"), width + 10, 119.4, 10, 61.2))
    }

    @Test("A view of known proportions fits into what is offered, or covers it")
    func aspectRatio() {
        func room(_ width: CGFloat, _ height: CGFloat, _ ratio: CGFloat?, _ mode: ContentMode) -> CGRect? {
            show(width, height) { Filling("a").aspectRatio(ratio, contentMode: mode) }.room(of: "a")
        }
        #expect(isNear(room(200, 100, 1, .fit), 50, 0, 100, 100))
        #expect(isNear(room(200, 100, 4, .fit), 0, 25, 200, 50))
        #expect(isNear(room(200, 100, 1, .fill), 0, -50, 200, 200))
        #expect(isNear(room(200, 100, 4, .fill), -100, 0, 400, 100))
        let size = show { Filling("a").aspectRatio(CGSize(width: 30, height: 60), contentMode: .fit) }
        #expect(isNear(size.room(of: "a"), 75, 0, 50, 100))
    }

    @Test("Proportions that are not said are those that the view would like")
    func ownProportions() {
        let host = show(200, 100) { Filling("a").frame(idealWidth: 30, idealHeight: 60).scaledToFit() }
        #expect(isNear(host.room(of: "a"), 75, 0, 50, 100))
        let filled = show(200, 100) { Filling("a").frame(idealWidth: 100, idealHeight: 100).scaledToFill() }
        #expect(isNear(filled.room(of: "a"), 0, -50, 200, 200))
    }

    @Test("Where one length is not offered, it comes from the other", arguments: [ContentMode.fit, .fill])
    func aspectRatioOfOneLength(mode: ContentMode) {
        let wide = show(200, 100) {
            Filling("a").aspectRatio(4, contentMode: mode).fixedSize(horizontal: false, vertical: true)
        }
        #expect(isNear(wide.room(of: "a"), 0, 25, 200, 50))
        let high = show(200, 100) {
            Filling("a").aspectRatio(0.5, contentMode: mode).fixedSize(horizontal: true, vertical: false)
        }
        #expect(isNear(high.room(of: "a"), 75, 0, 50, 100))
    }

    @Test("Proportions that make no sense change nothing", arguments: [0, -1, CGFloat.nan, .infinity])
    func senselessProportions(ratio: CGFloat) {
        let host = show { Filling("a").aspectRatio(ratio, contentMode: .fit) }
        #expect(isNear(host.room(of: "a"), 0, 0, 200, 100))
    }

    @Test("A view with a position takes all the room and has its middle there")
    func position() {
        expect(show { Box("a", 20, 10).position(x: 30, y: 40) }, "a", 20, 35)
        expect(show { Box("a", 20, 10).position(CGPoint(x: 0, y: 0)) }, "a", -10, -5)
        let row = show {
            HStack(spacing: 0) {
                Box("a", 20, 10).position(x: 30, y: 40)
                Box("b", 100, 10)
            }
        }
        expect(row, "b", 100, 45)
    }

    @Test("A view with an offset is drawn elsewhere, and nothing else moves")
    func offset() {
        let host = show {
            HStack(spacing: 0) {
                Box("a", 20, 20).offset(x: 5, y: -7)
                Box("b", 20, 20).offset(CGSize(width: 0, height: 3))
                Box("c", 20, 20)
            }
        }
        expect(host, "a", 75, 33)
        expect(host, "b", 90, 43)
        expect(host, "c", 110, 40)
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a")?.maxX == 125)
    }

    @Test("A new offset measures nothing around the view")
    func costOfOffset() {
        struct Moving: View {
            @Environment(\.level) private var level
            var body: some View { Box("a", 20, 20).offset(y: CGFloat(level)) }
        }
        let model = LevelModel()
        struct Screen: View {
            let model: LevelModel
            var body: some View {
                VStack {
                    Moving().environment(\.level, model.level)
                    ForEach(0..<100, id: \.self) { Text("\($0)") }
                }
            }
        }
        let host = show { Screen(model: model) }
        let before = host.frame(of: "a")
        host.updates { model.level = 9 }
        #expect(host.frame(of: "a")?.minY == (before?.minY ?? 0) + 9)
        #expect(host.cost.layouts <= 4)
        #expect(host.cost.placements == 1)
    }

    @Test("Views of higher priority get what they want first; of the others the smallest sizes are kept back")
    func priority() {
        let host = show(100) {
            HStack(spacing: 0) {
                Filling("a").frame(minWidth: 10, maxWidth: .infinity)
                Filling("b").frame(minWidth: 10, maxWidth: 70).layoutPriority(1)
            }
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 30, 100))
        #expect(isNear(host.room(of: "b"), 30, 0, 70, 100))
        let greedy = show(100) {
            HStack(spacing: 0) {
                Filling("a").frame(minWidth: 10)
                Filling("b").layoutPriority(2)
                Filling("c").frame(minWidth: 20).layoutPriority(1)
            }
        }
        #expect(isNear(greedy.room(of: "b"), 10, 0, 70, 100))
        #expect(isNear(greedy.room(of: "c"), 80, 0, 20, 100))
    }

    @Test("Of two priorities the outer one counts, also through a frame and padding")
    func nestedPriorities() {
        let host = show(100) {
            HStack(spacing: 0) {
                Filling("a").layoutPriority(5).layoutPriority(-1)
                Filling("b").layoutPriority(1).padding(.leading, 5).frame(maxHeight: .infinity)
            }
        }
        #expect(isNear(host.room(of: "b"), 5, 0, 95, 100))
    }

    @Test("A hidden view keeps its room, and is not there for anybody")
    func hidden() {
        let host = show {
            HStack(spacing: 0) {
                Button("press") {}.frame(width: 50).hidden()
                Box("b", 50, 20)
            }
        }
        expect(host, "b", 100, 40)
        #expect(host.texts == ["b"])
        #expect(!host.tap("press"))
        #expect(!"\(host.displayList)".contains("press"))
    }

    @Test("Views with greater numbers are drawn in front, others in view order")
    func zIndex() {
        let host = show {
            ZStack {
                Text("front").zIndex(1)
                Text("first")
                Text("second").padding().zIndex(0)
                Text("back").zIndex(-1).frame(width: 80)
            }
        }
        #expect(host.displayList.textLines == ["back", "first", "second", "front"])
        #expect(host.texts == ["front", "first", "second", "back"])
    }

    @Test("The drawing order and the distances of a view are also those of the accessibility element it is made")
    func accessibilityElement() throws {
        let host = show {
            ZStack {
                Text("front").zIndex(1).accessibilityElement(children: .combine)
                Text("back")
            }
        }
        #expect(host.displayList.textLines == ["back", "front"])
        struct Tight: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 20, height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        }
        let element = show {
            VStack {
                Text("a")
                Tight { Color.red }.accessibilityElement(children: .combine)
                Text("b")
            }
        }
        let plain = show {
            VStack {
                Text("a")
                Tight { Color.red }
                Text("b")
            }
        }
        #expect(try #require(element.frame(of: "b")) == plain.frame(of: "b"))
    }

    @Test("A view that comes to the front is drawn there")
    func newZIndex() {
        struct Card: View {
            let model: FrontModel
            var body: some View { Text("card").zIndex(model.isFront ? 1 : 0) }
        }
        let model = FrontModel()
        let host = show {
            ZStack {
                Card(model: model)
                Text("other")
            }
        }
        #expect(host.displayList.textLines == ["card", "other"])
        host.updates { model.isFront = true }
        #expect(host.displayList.textLines == ["other", "card"])
        #expect(host.cost.layouts == 0)
    }
}
