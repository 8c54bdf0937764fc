import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Count {
    var value = 0
}

private struct Leaf<Name: RunName>: View {
    let count: Count
    var body: some View { Text(verbatim: "\(count.value)") }
}

/// A type whose name distinguishes bodies of one view.
private protocol RunName {}
private enum One: RunName {}
private enum Two: RunName {}
private enum Three: RunName {}
private enum Four: RunName {}
private enum Five: RunName {}

/// Views that read a value at depths of their own.
private struct Uneven: View {
    let count: Count

    var body: some View {
        VStack {
            HStack { VStack { Leaf<One>(count: count) } }
            Leaf<Two>(count: count)
            ForEach(0..<1) { _ in HStack { Leaf<Three>(count: count) } }
            AnyView(Leaf<Four>(count: count))
            if count === count { Group { Leaf<Five>(count: count) } }
        }
    }
}

private struct Branch: View {
    let step: Int
    var body: some View { HStack { Twig(step: step) } }
}

private struct Twig: View {
    let step: Int
    var body: some View { Text(verbatim: "\(step)") }
}

/// A reader of a value of the environment below another one, beside one that is not as deep.
private struct Readers: View {
    @State private var level = 0

    var body: some View {
        Button("Go") { level += 1 }
        VStack {
            VStack { LevelReader() }
            ThemeReader()
        }
        .environment(\.level, level)
        .environment(\.theme, "\(level)")
    }
}

private struct SizeReader: View {
    let width: CGFloat
    var body: some View { Text(verbatim: "\(width)") }
}

private struct Resized: View {
    @State private var width: CGFloat = 100

    var body: some View {
        Button("Go") { width += 10 }
        GeometryReader { geometry in
            let _ = width
            SizeReader(width: geometry.size.width)
        }
        .frame(width: width, height: 20)
    }
}

@MainActor @Suite("The order in which bodies run") struct RunOrderTests {
    private static let names = ["One", "Two", "Three", "Four", "Five"].map { "Leaf<\($0)>" }

    @Test("At first the bodies of views run in the order of the views, each before what it contains and what follows")
    func first() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if step > 0 { Uneven(count: Count()) }
            }
        }
        let bodies = host.updates { host.tap("Go") }.filter { !$0.isSwitcher }
        #expect(bodies == ["Uneven"] + Self.names)
    }

    @Test("Bodies that read a value that has changed run in the order of the views, however deep each is")
    func readers() {
        let count = Count()
        let host = TestHost(typeSetter: FixedMetrics()) { Uneven(count: count) }
        #expect(host.updates { count.value += 1 } == Self.names)
        let environment = TestHost(typeSetter: FixedMetrics()) { Readers() }
        #expect(environment.updates { environment.tap("Go") } == ["Readers", "LevelReader", "ThemeReader"])
    }

    @Test("New values of views reach what is inside of one before the next one")
    func values() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack { Branch(step: step) }
                Branch(step: step)
            }
        }
        let bodies = host.updates { host.tap("Go") }.filter { !$0.isSwitcher }
        #expect(bodies == ["Branch", "Twig", "Branch", "Twig"])
    }

    @Test("A geometry reader's content is made once for a change, with the new size")
    func geometryReader() {
        let host = TestHost(typeSetter: FixedMetrics()) { Resized() }
        #expect(host.texts == ["Go", "100.0"])
        #expect(host.updates { host.tap("Go") } == ["Resized", "SizeReader"])
        #expect(host.texts == ["Go", "110.0"])
        let first = TestHost(typeSetter: FixedMetrics()) { Switcher { if $0 > 0 { Resized() } } }
        let bodies = first.updates { first.tap("Go") }.filter { !$0.isSwitcher }
        #expect(bodies == ["Resized", "SizeReader"])
    }
}
