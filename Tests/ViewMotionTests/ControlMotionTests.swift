import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltNavigation

private let second = Animation.linear(duration: 1)

@Observable private final class Model {
    var isOn = false
    var choice = 0
    var value = 0.0
}

private struct Form: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            Toggle("Switch", isOn: $model.isOn)
            Text("Text").offset(x: model.isOn ? 50 : 0)
        }
    }
}

private struct Segments: View {
    @Bindable var model: Model
    var body: some View {
        Picker("Choice", selection: $model.choice) { ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
    }
}

private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
        TabView(selection: $model.choice) {
            ForEach(0..<3, id: \.self) { Text("view \($0)").tag($0) }
        }
        .tabViewStyle(.page)
    }
}

private struct Meters: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            ProgressView(value: model.value)
            Gauge(value: model.value) { Text("Gauge") }.gaugeStyle(.accessoryLinear)
            Slider(value: $model.value) { Text("Slider") }
        }
    }
}

/// Controls that move by themselves, and as a change says.
@MainActor
struct ControlMotionTests {
    private func show<Content: View>(reducesMotion: Bool = false, @ViewBuilder _ content: @escaping () -> Content)
        -> TestHost
    {
        var traits = HostTraits.finePixels
        traits.accessibilityReduceMotion = reducesMotion
        return TestHost(
            size: CGSize(width: 300, height: 200), traits: traits, typeSetter: FixedMetrics(), content: content)
    }

    /// The boxes of what is filled in the window, from back to front.
    private func boxes(_ host: TestHost) -> [CGRect] {
        host.movingItems.compactMap { item in
            guard case .fill(let path, _, _, _) = item.item else { return nil }
            return path.boundingRect.offsetBy(dx: item.offset.x, dy: item.offset.y)
        }
    }

    /// Returns the distance of a page from its place; nil if it does not show.
    private func left(_ host: TestHost, _ page: Int) -> CGFloat? {
        host.presentation(of: "view \(page)").map { (($0.frame.midX - 150) * 100).rounded() / 100 }
    }

    private func knob(_ host: TestHost) throws -> CGRect { try #require(boxes(host).last) }

    @Test func `A switch that a user taps moves by itself, and nothing else does`() throws {
        let model = Model()
        let host = show { Form(model: model) }
        let start = try knob(host).minX
        let text = try #require(host.presentation(of: "Text")).frame.minX
        host.toggle("Switch")
        #expect(host.isOn("Switch") == true)
        #expect(try knob(host).minX == start)
        #expect(try #require(host.presentation(of: "Text")).frame.minX == text + 50)
        host.advance(by: 0.1)
        let middle = try knob(host).minX
        #expect(middle > start + 1 && middle < start + 19)
        let green = Color.green.resolve(in: EnvironmentValues())
        #expect(!host.displayList.fillColors.contains(green))
        #expect(host.waitUntilIdle())
        #expect(try knob(host).minX == start + 20)
        #expect(host.displayList.fillColors.contains(green))
    }

    @Test func `A switch that the program changes moves with the animation of the change`() throws {
        let model = Model()
        let host = show { Form(model: model) }
        let start = try knob(host).minX
        model.isOn = true
        #expect(try knob(host).minX == start + 20)
        #expect(!host.isAnimating)
        withAnimation(second) { model.isOn = false }
        host.update()
        host.advance(by: 0.5)
        #expect(try abs(knob(host).minX - start - 10) < 0.11)
        #expect(host.waitUntilIdle())
    }

    @Test func `A switch does not move where animations are switched off`() throws {
        let model = Model()
        let host = show { Form(model: model).transaction { $0.disablesAnimations = true } }
        let start = try knob(host).minX
        host.toggle("Switch")
        #expect(try knob(host).minX == start + 20)
        #expect(!host.isAnimating)
    }

    @Test func `Lines between segments move along with them`() throws {
        let model = Model()
        let host = show {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: model.isOn ? 50 : 10)
                Segments(model: model)
            }
            .frame(height: 150, alignment: .top)
        }
        withAnimation(second) {
            model.isOn = true
            model.choice = 3
        }
        for _ in 0..<4 {
            let lines = boxes(host).filter { $0.width == 1 && $0.height == 14 }
            let track = try #require(boxes(host).first { $0.width > 250 })
            #expect(lines.count > 1 && lines.allSatisfy { abs($0.midY - track.midY) < 0.01 })
            host.advance(by: 0.3)
        }
    }

    @Test func `A disclosure group's chevron turns from how it points before`() throws {
        let host = show { DisclosureGroup("Group") { Text("Content") } }
        func chevron() throws -> CGRect {
            let lines = host.movingItems.compactMap { item -> CGRect? in
                guard case .stroke(let path, _, _, _) = item.item else { return nil }
                return path.boundingRect
            }
            return try #require(lines.last)
        }
        let start = try chevron()
        host.tap("Group")
        #expect(host.isAnimating)
        #expect(try abs(chevron().width - start.width) < 0.01 && abs(chevron().height - start.height) < 0.01)
        host.waitUntilIdle()
        #expect(try chevron().width > chevron().height)
        let end = try chevron()
        host.tap("Group")
        #expect(try abs(chevron().width - end.width) < 0.01 && abs(chevron().height - end.height) < 0.01)
    }

    @Test func `The thumb of a segmented control slides to the selected segment, also during an animation`() throws {
        let model = Model()
        let host = show { Segments(model: model) }
        let start = try #require(boxes(host).dropFirst(2).first)
        func pill() throws -> CGRect {
            try #require(boxes(host).first { abs($0.width - start.width) < 0.01 && $0.minY == start.minY })
        }
        host.tap("2")
        #expect(try pill().minX == start.minX)
        host.advance(by: 0.1)
        let middle = try pill().minX
        #expect(middle > start.minX && middle < start.minX + 2 * start.width)
        host.tap("0")
        #expect(try abs(pill().minX - middle) < 0.11)
        #expect(host.waitUntilIdle())
        #expect(try pill().minX == start.minX)
        model.choice = 3
        #expect(try abs(pill().minX - start.minX - 3 * start.width) < 0.11)
        #expect(!host.isAnimating)
    }

    @Test func `Pages slide as a user turns them, and back from where they are`() throws {
        let model = Model()
        let host = show { Pages(model: model) }
        func left(_ page: Int) -> CGFloat? { self.left(host, page) }
        host.swipePage(toLeft: true)
        #expect(left(0) == 0 && left(1) == 300)
        host.advance(by: 0.1)
        let (old, new) = try (#require(left(0)), #require(left(1)))
        #expect(old < 0 && old > -300 && abs(new - old - 300) < 0.03)
        host.swipePage(toLeft: false)
        #expect(try abs(#require(left(0)) - old) < 0.03 && abs(#require(left(1)) - new) < 0.03)
        #expect(host.waitUntilIdle())
        #expect(left(0) == 0 && left(1) == nil)
        host.swipePage(toLeft: true)
        #expect(host.waitUntilIdle())
        #expect(left(0) == nil && left(1) == 0)
        host.swipePage(toLeft: true)
        host.advance(by: 0.05)
        host.swipePage(toLeft: false)
        host.advance(by: 0.05)
        host.swipePage(toLeft: true)
        #expect(host.waitUntilIdle())
        #expect(left(1) == nil && left(2) == 0)
        #expect(host.presentation(of: "view 2")?.opacity == 1)
    }

    @Test func `Pages that the program turns slide with the animation of the change`() throws {
        let model = Model()
        let host = show { Pages(model: model) }
        model.choice = 1
        #expect(host.presentation(of: "view 0") == nil)
        #expect(!host.isAnimating)
        withAnimation(second) { model.choice = 0 }
        host.update()
        host.advance(by: 0.25)
        #expect(left(host, 1) == 75)
        #expect(left(host, 0) == -225)
        model.choice = 2
        #expect(left(host, 2) == 0)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "view 1") == nil)
    }

    @Test func `The content of a new page is in its place while the page slides in`() throws {
        let model = Model()
        let host = show {
            TabView(selection: Bindable(model).choice) {
                ForEach(0..<2, id: \.self) {
                    Text("view \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red).tag($0)
                }
            }
            .tabViewStyle(.page)
        }
        withAnimation(second) { model.choice = 1 }
        host.update()
        host.advance(by: 0.25)
        #expect(left(host, 1) == 225)
        #expect(boxes(host).filter { $0.width == 300 }.map(\.height) == [200, 200])
    }

    @Test func `SEMANTICS 54: with less motion pages fade`() throws {
        let model = Model()
        let host = show(reducesMotion: true) { Pages(model: model) }
        host.swipePage(toLeft: true)
        host.advance(by: 0.1)
        let (old, new) = try (#require(host.presentation(of: "view 0")), #require(host.presentation(of: "view 1")))
        #expect(left(host, 0) == 0 && left(host, 1) == 0)
        #expect(old.opacity < 1 && old.opacity > 0 && new.opacity > 0 && new.opacity < 1)
        #expect(host.waitUntilIdle())
        model.choice = 0
        #expect(host.presentation(of: "view 0")?.opacity == 1)
        #expect(host.presentation(of: "view 1") == nil)
    }

    @Test func `Tabs of a bar change at once`() {
        let host = show {
            TabView {
                Text("first").tabItem { Text("One") }
                Text("second").tabItem { Text("Two") }
            }
        }
        host.chooseTab("Two")
        #expect(host.presentation(of: "first") == nil)
        #expect(!host.isAnimating)
    }

    @Test func `Bars, marks and knobs move to a value that is set with an animation`() throws {
        let model = Model()
        let host = show { Meters(model: model) }
        withAnimation(second) { model.value = 1 }
        host.update()
        host.advance(by: 0.5)
        let middle = boxes(host)
        #expect(middle.contains { abs($0.width - 150) < 0.11 && $0.minX == 0 })
        #expect(try abs(#require(middle.last).midX - 150) < 0.11)
        #expect(host.waitUntilIdle())
        #expect(try abs(knob(host).maxX - 300) < 0.11)
        model.value = 0
        #expect(!host.isAnimating)
        #expect(try knob(host).minX == 0)
    }

    @Test func `A knob that is held follows at once`() throws {
        let model = Model()
        let host = show { Meters(model: model).animation(second, value: model.value) }
        host.beginPress("Slider")
        host.slide("Slider", to: 1)
        #expect(try abs(knob(host).maxX - 300) < 0.11)
    }

    @Test func `A press shows at once, and the button eases back`() throws {
        let host = show { Button("Press") {} }
        host.beginPress("Press")
        #expect(host.presentation(of: "Press")?.opacity == 0.5 || host.movingTexts.first?.opacity == 0.5)
        host.endPress("Press")
        host.advance(by: 0.1)
        let opacity = try #require(host.movingTexts.first).opacity
        #expect(opacity > 0.5 && opacity < 1)
        #expect(host.waitUntilIdle())
        #expect(host.movingTexts.first?.opacity == 1)
    }
}
