import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Sizes of modified views") struct ModifierSizeTests {
    private let endless = CGFloat.infinity

    @Test("Padding adds to what its content takes of the rest, and is kept where there is none")
    func padding() {
        expectSizes(
            of: Color.red.padding(10), zero: (20, 20), ideal: (30, 30), endless: (endless, endless), usual: (100, 60))
        expectSizes(
            of: Color.red.padding(80), zero: (160, 160), ideal: (170, 170), endless: (endless, endless),
            usual: (160, 160))
        expectSize(of: Box("a", 30, 20).padding(.horizontal), 62, 20)
        expectSize(of: Box("a", 30, 20).padding([]), 30, 20)
    }

    @Test("Negative padding takes away, but never more than there is")
    func negativePadding() {
        expectSizes(
            of: Color.red.padding(-10), zero: (0, 0), ideal: (0, 0), endless: (endless, endless), usual: (100, 60))
        expectSize(of: Box("a", 30, 20).padding(-10), 10, 0)
        expectSize(of: Box("a", 30, 20).padding(EdgeInsets(top: -4, leading: 6, bottom: 0, trailing: -2)), 34, 16)
        #expect(isNear(show { Filling("a").padding(-10) }.room(of: "a"), -10, -10, 220, 120))
        let mirrored = show { Filling("a").padding(.leading, -10).padding(.trailing, 30) }
        mirrored.traits.layoutDirection = .rightToLeft
        #expect(mirrored.frame(of: "a")?.maxX == 210)
        #expect(mirrored.frame(of: "/a")?.minX == 30)
    }

    @Test("The room of safe areas and scenes is padding")
    func otherPadding() {
        expectSizes(
            of: Color.red.safeAreaPadding(10), zero: (20, 20), ideal: (30, 30), endless: (endless, endless),
            usual: (100, 60))
        expectSize(of: Box("a", 30, 20).scenePadding(), 62, 52)
    }

    @Test("A view of fixed size takes what it would like of any offer, along the axes that are said")
    func fixedSize() {
        expectSize(of: Color.red.fixedSize(), 10, 10)
        expectSizes(
            of: Color.red.fixedSize(horizontal: true, vertical: false), zero: (10, 0), ideal: (10, 10),
            endless: (10, endless), usual: (10, 60))
        expectSizes(
            of: Color.red.fixedSize(horizontal: false, vertical: false), zero: (0, 0), ideal: (10, 10),
            endless: (endless, endless), usual: (100, 60))
        expectSize(of: EmptyView().fixedSize(), 0, 0)
    }

    @Test("Proportions are those of the offer that fits or covers; without an offer the view takes what it would like")
    func aspectRatio() {
        expectSizes(
            of: Color.red.aspectRatio(2, contentMode: .fit), zero: (0, 0), ideal: (10, 10), endless: (endless, endless),
            usual: (100, 50))
        expectSizes(
            of: Color.red.aspectRatio(2, contentMode: .fill), zero: (0, 0), ideal: (10, 10),
            endless: (endless, endless), usual: (120, 60))
        expectSize(of: Box("a", 30, 20).aspectRatio(3, contentMode: .fill), 30, 20)
    }

    @Test("Of an endless and another length the other one says how large a view of known proportions is")
    func aspectRatioOfEndlessLength() {
        let offers = [
            ProposedViewSize(width: .infinity, height: 60), ProposedViewSize(width: 100, height: .infinity),
            ProposedViewSize(width: 0, height: 60), ProposedViewSize(width: nil, height: 60),
        ]
        #expect(
            sizes(of: Color.red.aspectRatio(2, contentMode: .fit), for: offers) == [
                CGSize(width: 120, height: 60), CGSize(width: 100, height: 50), .zero, CGSize(width: 120, height: 60),
            ])
        let whole = CGSize(width: endless, height: endless)
        #expect(
            sizes(of: Color.red.aspectRatio(2, contentMode: .fill), for: offers) == [
                whole, whole, CGSize(width: 120, height: 60), CGSize(width: 120, height: 60),
            ])
    }

    @Test("A view with a position takes all that is offered, and what it would like where nobody offers anything")
    func position() {
        expectSizes(
            of: Box("a", 30, 20).position(x: 5, y: 5), zero: (0, 0), ideal: (30, 20), endless: (endless, endless),
            usual: (100, 60))
        let host = show { Box("a", 20, 10).position(x: 30, y: -40) }
        expect(host, "a", 20, -45)
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a")?.maxX == 180)
    }

    @Test("What changes only how a view is drawn or found takes what the view takes")
    func appearance() {
        let view = Box("a", 30, 20)
        expectSize(of: view.offset(x: 500, y: -500), 30, 20)
        expectSize(of: view.hidden(), 30, 20)
        expectSize(of: view.zIndex(3).opacity(0).clipped().rotationEffect(.degrees(45)).scaleEffect(4), 30, 20)
        expectSize(of: view.layoutPriority(-5).layoutValue(key: Mark.self, value: 1), 30, 20)
        expectSize(of: view.alignmentGuide(.leading) { _ in 1000 }.ignoresSafeArea(), 30, 20)
        expectSize(of: view.coordinateSpace(.named("a")).onAppear {}.id(3).tag("b"), 30, 20)
        expectSizes(
            of: Color.red.offset(x: 5).ignoresSafeArea().hidden(), zero: (0, 0), ideal: (10, 10),
            endless: (endless, endless), usual: (100, 60))
    }

    @Test("A reader of geometry takes all that is offered, and 10 points where nobody offers anything")
    func geometry() {
        expectSizes(
            of: GeometryReader { _ in Box("a", 300, 200) }, zero: (0, 0), ideal: (10, 10), endless: (endless, endless),
            usual: (100, 60))
        expectSizes(
            of: GeometryReader { _ in }, zero: (0, 0), ideal: (10, 10), endless: (endless, endless), usual: (100, 60))
    }

    @Test("The first view that fits says the size; without an offer all fit, and in no room the last one does")
    func fitting() {
        let boxes = ViewThatFits {
            Box("a", 150, 80)
            Box("b", 30, 20)
        }
        expectSizes(of: boxes, zero: (30, 20), ideal: (150, 80), endless: (150, 80), usual: (30, 20))
        let flexible = ViewThatFits {
            Color.red
            Box("b", 30, 20)
        }
        expectSizes(of: flexible, zero: (30, 20), ideal: (10, 10), endless: (endless, endless), usual: (100, 60))
        expectSize(of: ViewThatFits(in: []) { Box("a", 150, 80) }, 150, 80)
        expectSize(of: ViewThatFits {}, 0, 0)
    }

    @Test("A view as long as its container takes that length of any offer, and nothing for a senseless one")
    func container() {
        expectSizes(
            of: Color.red.containerRelativeFrame(.horizontal), zero: (200, 0), ideal: (200, 10),
            endless: (200, endless), usual: (200, 60))
        expectSize(of: Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in -5 }, 0, 0)
        expectSizes(
            of: Color.red.containerRelativeFrame([]), zero: (0, 0), ideal: (10, 10), endless: (endless, endless),
            usual: (100, 60))
    }
}

private struct Mark: LayoutValueKey {
    static let defaultValue = 0
}
