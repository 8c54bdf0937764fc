import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Sizes of stacks") struct StackSizeTests {
    @ViewBuilder private func either(isShown: Bool) -> some View {
        if isShown { Box("b", 30, 10) }
    }

    @Test("A row is as wide as its views and the distances between them, and as high as the highest")
    func row() {
        let row = HStack {
            Color.red
            Box("a", 30, 20)
        }
        expectSizes(of: row, zero: (38, 20), ideal: (48, 20), endless: (.infinity, .infinity), usual: (100, 60))
        let colors = HStack(spacing: 2) {
            Color.red
            Color.blue
        }
        expectSizes(of: colors, zero: (2, 0), ideal: (22, 10), endless: (.infinity, .infinity), usual: (100, 60))
    }

    @Test("A column is as high as its views and the distances between them, and as wide as the widest")
    func column() {
        let column = VStack {
            Color.red
            Box("a", 30, 20)
        }
        expectSizes(of: column, zero: (30, 28), ideal: (30, 38), endless: (.infinity, .infinity), usual: (100, 60))
    }

    @Test("A pile is as wide as the widest view and as high as the highest")
    func zStack() {
        let zStack = ZStack {
            Color.red
            Box("a", 30, 4)
        }
        expectSizes(of: zStack, zero: (30, 4), ideal: (30, 10), endless: (.infinity, .infinity), usual: (100, 60))
    }

    @Test("Of a pile the views of the highest priority say the size, and the others stand with their middles on it")
    func pilePriority() {
        let zStack = ZStack {
            Box("a", 30, 20).layoutPriority(1)
            Box("b", 100, 80).layoutPriority(-1)
            Box("c", 10, 40).layoutPriority(1)
        }
        expectSize(of: zStack, 30, 40)
        let host = show { zStack }
        expect(host, "a", 85, 40)
        expect(host, "b", 50, 10)
        expect(host, "c", 95, 30)
    }

    @Test("The layouts of stacks take what the stacks take")
    func layouts() {
        let views = Group {
            Color.red
            Box("a", 30, 20)
        }
        expectSizes(
            of: HStackLayout { views }, zero: (38, 20), ideal: (48, 20), endless: (.infinity, .infinity),
            usual: (100, 60))
        expectSizes(
            of: AnyLayout(VStackLayout(spacing: 2)) { views }, zero: (30, 22), ideal: (30, 32),
            endless: (.infinity, .infinity), usual: (100, 60))
        expectSizes(
            of: ZStackLayout { views }, zero: (30, 20), ideal: (30, 20), endless: (.infinity, .infinity),
            usual: (100, 60))
    }

    @Test("Stacks with nothing inside take nothing of any offer")
    func empty() {
        expectSize(of: HStack {}, 0, 0)
        expectSize(of: VStack(spacing: 20) { EmptyView() }, 0, 0)
        expectSize(of: ZStack { either(isShown: false) }, 0, 0)
        expectSize(of: AnyLayout(HStackLayout()) { ForEach(0..<0, id: \.self) { _ in Color.red } }, 0, 0)
    }

    @Test("A spacer takes length along its stack and nothing across; where there is no stack it takes both")
    func spacers() {
        expectSizes(of: HStack { Spacer() }, zero: (8, 0), ideal: (8, 0), endless: (.infinity, 0), usual: (100, 0))
        expectSizes(
            of: VStack { Spacer(minLength: 3) }, zero: (0, 3), ideal: (0, 3), endless: (0, .infinity), usual: (0, 60))
        expectSizes(
            of: ZStack { Spacer() }, zero: (8, 8), ideal: (8, 8), endless: (.infinity, .infinity), usual: (100, 60))
        expectSizes(
            of: HStack { Spacer(minLength: 0).padding(5) }, zero: (10, 10), ideal: (10, 10), endless: (.infinity, 10),
            usual: (100, 10))
        expectSizes(
            of: HStack { Spacer(minLength: -10) }, zero: (0, 0), ideal: (0, 0), endless: (.infinity, 0),
            usual: (100, 0))
    }

    @Test("A line is a point thick, as long as is offered, and 10 points long where nobody offers anything")
    func dividers() {
        expectSizes(of: HStack { Divider() }, zero: (1, 0), ideal: (1, 10), endless: (1, .infinity), usual: (1, 60))
        expectSizes(of: VStack { Divider() }, zero: (0, 1), ideal: (10, 1), endless: (.infinity, 1), usual: (100, 1))
        expectSizes(of: ZStack { Divider() }, zero: (0, 1), ideal: (10, 1), endless: (.infinity, 1), usual: (100, 1))
    }

    @Test("Negative distances make stacks shorter, but never less than nothing")
    func negativeSpacing() {
        let views = Group {
            Box("a", 30, 20)
            Box("b", 30, 20)
        }
        expectSize(of: HStack(spacing: -10) { views }, 50, 20)
        expectSize(of: VStack(spacing: -15) { views }, 30, 25)
        expectSize(of: VStackLayout(spacing: -15) { views }, 30, 25)
        expectSize(of: HStack(spacing: -100) { views }, 0, 20)
    }

    @Test("Groups, sections, conditions, loops and any views are the views in them; empty ones leave no distance")
    func passingThrough() {
        let row = HStack(spacing: 5) {
            Group {
                Box("a", 30, 20)
                EmptyView()
            }
            either(isShown: true)
            either(isShown: false)
            ForEach(0..<2, id: \.self) { Box("\($0)", 10, 10) }
            AnyView(Box("c", 10, 10).id("c").tag(1))
            AnyView(EmptyView().padding().frame(width: 50))
            Section {
                Box("d", 10, 10)
            } header: {
                Box("e", 10, 10)
            }
        }
        expectSize(of: row, 30 + 30 + 20 + 10 + 20 + 6 * 5, 20)
    }
}
