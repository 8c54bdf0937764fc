import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Content of a hundred rows of ten points each, with something at the beginning and at the end.
private struct Rows: View {
    var body: some View {
        VStack(spacing: 0) {
            Box("first", 50, 10)
            Box("second", 50, 10)
            Color.clear.frame(height: 970)
            Box("last", 50, 10).id("last")
        }
    }
}

@MainActor @Suite("What scrolls beneath bars") struct ScrollReachTests {
    /// The place of the viewport that hosts draw.
    private func viewport(_ host: TestHost) -> CGRect? {
        func find(_ node: SemanticsNode) -> CGRect? {
            if case .scrollArea = node.role { return node.frame }
            return node.children.lazy.compactMap(find).first
        }
        return host.semantics.lazy.compactMap(find).first
    }

    @Test("A scroll view goes on beneath what is inset, and its content begins and ends beside it")
    func insets() {
        let host = show(200, 200) {
            ScrollView { Rows() }
                .safeAreaInset(edge: .top, spacing: 0) { Box("top", 200, 30) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Box("bottom", 200, 20) }
        }
        #expect(viewport(host) == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(host.frame(of: "first")?.minY == 30)
        host.scroll(to: CGPoint(x: 0, y: 10))
        #expect(host.frame(of: "first")?.minY == 20)
        host.scroll(to: CGPoint(x: 0, y: 5000))
        #expect(host.frame(of: "last")?.minY == 170)
        #expect(host.frame(of: "top")?.origin == .zero)
    }

    @Test("It goes on to the window's edges, unless it does not touch them")
    func window() {
        let host = show(200, 200) { ScrollView { Rows() } }
        host.traits.safeAreaInsets = EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 0)
        #expect(viewport(host)?.minY == 0)
        #expect(viewport(host)?.maxY == 200)
        #expect(host.frame(of: "first")?.minY == 20)
        let below = show(200, 200) {
            VStack(spacing: 0) {
                Box("above", 200, 5)
                ScrollView { Rows() }
            }
        }
        below.traits.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        #expect(viewport(below) == CGRect(x: 0, y: 25, width: 200, height: 175))
        let ignoring = show(200, 200) { ScrollView { Rows() }.ignoresSafeArea() }
        ignoring.traits.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        #expect(ignoring.frame(of: "first")?.minY == 0)
    }

    @Test("Views inside reach out of the safe area with the edges of the content, and read its insets there")
    func inside() {
        var read: [String: EdgeInsets] = [:]
        let host = show(200, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Filling("map").ignoresSafeArea(edges: .top).frame(height: 50)
                    GeometryReader { proxy in
                        let _ = read["middle"] = proxy.safeAreaInsets
                        Color.clear
                    }
                    .frame(height: 50)
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Box("top", 200, 30) }
        }
        #expect(isNear(host.room(of: "map"), 0, 0, 200, 80))
        #expect(read["middle"]?.top == 0)
    }

    @Test("Programs scroll to what no bar covers, and the geometry counts the bars as insets")
    func scrolling() {
        struct Page: View {
            @State private var position = ScrollPosition(idType: String.self)
            @State private var seen = ""
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { Rows() }
                        .onScrollGeometryChange(for: String.self) { geometry in
                            "\(geometry.contentOffset.y) \(geometry.contentInsets.top) \(geometry.containerSize.height)"
                        } action: { _, new in
                            seen = new
                        }
                        .safeAreaInset(edge: .top, spacing: 0) { Box("top", 200, 30) }
                        .safeAreaInset(edge: .bottom, spacing: 0) {
                            HStack {
                                Button("Go") { proxy.scrollTo("last", anchor: .bottom) }
                                Text(seen)
                            }
                            .frame(height: 20)
                        }
                }
            }
        }
        let host = show(200, 200) { Page() }
        #expect(host.texts.last == "-30.0 30.0 150.0")
        host.tap("Go")
        #expect(host.frame(of: "last")?.minY == 170)
        #expect(host.texts.last == "820.0 30.0 150.0")
    }

    /// A level of a stack with a large title, above rows that scroll.
    private func titled() -> TestHost {
        show(300, 300) {
            NavigationStack { ScrollView { Rows() }.navigationTitle("Title") }
        }
    }

    @Test("A large title goes with the content, and is a small one in the bar when it has gone")
    func folding() {
        let host = titled()
        let (title, first) = (host.frame(of: "Title"), host.frame(of: "first"))
        #expect(first?.minY == 96)
        host.scroll(to: CGPoint(x: 0, y: 20))
        #expect(abs((host.frame(of: "Title")?.minY ?? 0) - (title?.minY ?? 0) + 20) < 1e-6)
        host.scroll(to: CGPoint(x: 0, y: 100))
        #expect(host.texts.filter { $0 == "Title" }.count == 1)
        #expect((host.frame(of: "Title")?.midY ?? 0) == 22)
        host.scroll(to: .zero)
        #expect(host.frame(of: "Title") == title)
        #expect(host.frame(of: "first") == first)
    }

    /// Rows below a large title, and a button that scrolls to one of them.
    private struct Titled: View {
        var ignoresTop = false
        var onMove: @MainActor (CGRect) -> Void = { _ in }

        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { Box("\($0)", 50, 40) }
                            Color.clear.frame(height: 400)
                        }
                    }
                    .ignoresSafeArea(edges: ignoresTop ? .top : [])
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        onMove($0)
                    }
                    .overlay(alignment: .bottom) {
                        HStack {
                            ForEach([1, 8, 9], id: \.self) { row in
                                Button("to \(row)") { proxy.scrollTo(row, anchor: .top) }
                            }
                        }
                    }
                    .navigationTitle("Title")
                }
            }
        }
    }

    // Recorded on iOS 26 by the fixture ios/nav/scroll.
    @Test("A program scrolls to below the bar as it is at that time, which folds when its title has gone")
    func foldedTarget() {
        let host = show(300, 300) { Titled() }
        let title = host.frame(of: "Title")
        host.tap("to 1")
        #expect(host.frame(of: "1")?.minY == 96)
        #expect(host.frame(of: "Title") == title, "a part of the title's height does not fold it")
        host.tap("to 8")
        #expect(host.frame(of: "8")?.minY == 96)
        #expect(host.frame(of: "Title")?.midY == 22)
        host.tap("to 9")
        #expect(host.frame(of: "9")?.minY == 44)
    }

    @Test("A bar that a program has left open folds as soon as the user scrolls")
    func userFolds() {
        let host = show(300, 300) { Titled() }
        let title = host.frame(of: "Title")?.minY ?? 0
        host.tap("to 1")
        host.scroll(to: CGPoint(x: 0, y: 42))
        #expect(host.frame(of: "Title").map { abs($0.minY - title + 42) < 1e-6 } == true)
    }

    /// Messages below a large title: the last one stays at the bottom as others come.
    private struct Chat: View {
        @State private var count = 6

        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("\($0)", 50, 40) } }
                    }
                    .defaultScrollAnchor(.bottom, for: .sizeChanges)
                    .overlay(alignment: .bottom) {
                        HStack {
                            Button("To the last") { proxy.scrollTo(count - 1, anchor: .bottom) }
                            Button("Receive") { count += 10 }
                        }
                    }
                    .navigationTitle("Title")
                }
            }
        }
    }

    @Test("A bar that a program has left open folds when growing content scrolls by the title's height")
    func growthFolds() {
        let host = show(300, 300) { Chat() }
        let title = host.frame(of: "Title")
        host.tap("To the last")
        #expect(host.frame(of: "5")?.minY == 260)
        #expect(host.frame(of: "Title") == title)
        host.tap("Receive")
        #expect(host.frame(of: "15")?.minY == 260)
        #expect(host.frame(of: "Title")?.midY == 22)
    }

    // Recorded on iOS 26 by the fixture ios/nav/ignores.
    @Test("Where the top safe area is ignored, a program scrolls to the top edge")
    func ignoringTarget() {
        let host = show(300, 300) { Titled(ignoresTop: true) }
        host.tap("to 8")
        #expect(host.frame(of: "8")?.minY == 0)
        host.tap("to 9")
        #expect(host.frame(of: "9")?.minY == 0)
    }

    @Test("An inset below a bar with a large title goes up with it")
    func insetBelowTitle() {
        let host = show(300, 300) {
            NavigationStack {
                ScrollView { Rows() }
                    .safeAreaInset(edge: .top, spacing: 0) { Box("inset", 300, 10) }
                    .navigationTitle("Title")
            }
        }
        #expect(host.frame(of: "inset")?.minY == 96)
        host.scroll(to: CGPoint(x: 0, y: 200))
        #expect(host.frame(of: "inset")?.minY == 44)
    }

    // Recorded on iOS 26 by the fixtures ios/nav/scroll and ios/nav/ignores.
    @Test("The safe area grows when a large title has gone, and not before; the content does not move")
    func growingSafeArea() {
        for ignoresTop in [false, true] {
            var frame = CGRect.null
            let host = show(300, 300) { Titled(ignoresTop: ignoresTop) { frame = $0 } }
            let open = CGRect(x: 0, y: 96, width: 300, height: 204)
            #expect(frame == open)
            host.scroll(to: CGPoint(x: 0, y: 40))
            #expect(frame == open)
            host.scroll(to: CGPoint(x: 0, y: 120))
            #expect(frame == CGRect(x: 0, y: 44, width: 300, height: 256))
            #expect(host.frame(of: "3")?.minY == (ignoresTop ? 0 : 96))
            host.scroll(to: .zero)
            #expect(frame == open)
        }
    }

    @Test("A centred scroll view of a fixed height, which leaves the bar as the safe area grows, is placed once more")
    func fixedHeight() {
        let host = show(300, 300) {
            NavigationStack {
                ScrollView { Rows() }.frame(height: 204).frame(maxHeight: .infinity).navigationTitle("Title")
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 200))
        #expect(host.frame(of: "first")?.minY == -104)
        host.scroll(to: .zero)
        #expect(host.frame(of: "first")?.minY == 96)
    }

    @Test("Content beneath a bar is not touched through it")
    func barrier() {
        var count = 0
        let host = show(300, 300) {
            NavigationStack {
                ScrollView {
                    Color.red.frame(height: 1000).onTapGesture { count += 1 }
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 300))
        host.tap(at: CGPoint(x: 250, y: 20))
        #expect(count == 0)
        host.tap(at: CGPoint(x: 250, y: 60))
        #expect(count == 1)
    }

    @Test("Content goes on beneath the bar of tabs, and views reach there that ignore the safe area")
    func tabs() {
        let host = show(300, 300) {
            TabView {
                ScrollView { Rows() }.tabItem { Text("Tab") }
            }
        }
        #expect(viewport(host)?.maxY == 300)
        host.scroll(to: CGPoint(x: 0, y: 5000))
        #expect(host.frame(of: "last")?.minY == 241)
        let filled = show(300, 300) { TabView { Filling("a").ignoresSafeArea().tabItem { Text("Tab") } } }
        #expect(isNear(filled.room(of: "a"), 0, 0, 300, 300))
    }
}
