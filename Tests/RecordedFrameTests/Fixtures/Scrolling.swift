import SwiftUI

extension RecordedFixture {
    static let scrolling: [RecordedFixture] = [
        RecordedFixture("scroll/vertical", 300, 200) {
            ScrollView { Column(count: 3) }
                .mark("scroll")
        },
        RecordedFixture("scroll/padding", 300, 200) {
            ScrollView { Column(count: 20).padding().mark("padded") }
                .mark("scroll")
        },
        RecordedFixture("scroll/both", 300, 200) {
            ScrollView([.horizontal, .vertical]) { box(500, 400).mark("content") }
                .mark("scroll")
        },
        RecordedFixture("scroll/horizontal", 300, 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 8) { ForEach(0..<12, id: \.self) { box(60, 40).mark("cell\($0)") } }
                    .mark("content")
            }
            .mark("scroll")
        },
        RecordedFixture("scroll/position-center", 300, 220) {
            Positioned()
        },
        RecordedFixture("scroll/geometry", 300, 200) {
            Measured()
        },
        RecordedFixture("scroll/anchor-roles", 600, 200) {
            Anchors()
        },
    ]
}

/// A column of rows with numbers.
private struct Column: View {
    let count: Int
    var prefix = "row"
    var height: CGFloat = 20
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in box(120, height).mark("\(prefix)\(row)").id(row) }
        }
    }
}

/// A scroll position, which a reader does not change.
private struct Positioned: View {
    @State private var position: Int? = 10
    @State private var aim: Int?
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { reader in
                ScrollView { Column(count: 30, height: 30).scrollTargetLayout() }
                    .scrollPosition(id: $position, anchor: .center).mark("scroll")
                    .onChange(of: aim) { if let aim { reader.scrollTo(aim, anchor: .top) } }
            }
            Said("position", CGFloat(position ?? -1))
        }
        .steps([{ aim = 7 }])
    }
}

/// A number, as the width of a mark one point high: the number and a hundred.
private struct Said: View {
    let name: String
    let value: CGFloat
    init(_ name: String, _ value: CGFloat) { (self.name, self.value) = (name, value) }
    var body: some View { Color.clear.frame(width: max(1, value + 100), height: 1).mark(name) }
}

/// The geometry of a scroll view with a margin.
private struct Measured: View {
    @State private var geometry = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    @State private var aim: Int?
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { reader in
                ScrollView { Column(count: 20, prefix: "g") }
                    .contentMargins(.top, 20, for: .scrollContent).frame(height: 150).mark("scroll")
                    .onScrollGeometryChange(for: ScrollGeometry.self) {
                        $0
                    } action: { _, new in
                        geometry = new
                    }
                    .onChange(of: aim) { if let aim { reader.scrollTo(aim, anchor: .top) } }
            }
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Said("offsetX", geometry.contentOffset.x)
                    Said("offsetY", geometry.contentOffset.y)
                    Said("sizeW", geometry.contentSize.width)
                    Said("sizeH", geometry.contentSize.height)
                    Said("insetTop", geometry.contentInsets.top)
                    Said("insetBottom", geometry.contentInsets.bottom)
                    Said("insetLeading", geometry.contentInsets.leading)
                    Said("containerW", geometry.containerSize.width)
                }
                VStack(spacing: 0) {
                    Said("containerH", geometry.containerSize.height)
                    Said("visibleY", geometry.visibleRect.minY)
                    Said("visibleH", geometry.visibleRect.height)
                    Said("boundsY", geometry.bounds.minY)
                    Said("boundsH", geometry.bounds.height)
                    // The record has two more lines here.
                    Said("phases", 1)
                    Said("calls", 2)
                }
            }
        }
        .steps([{ aim = 10 }])
    }
}

/// Default anchors for short content, and for content that grows.
private struct Anchors: View {
    @State private var count = 20
    var body: some View {
        HStack(spacing: 20) {
            ScrollView { Column(count: 3, prefix: "a") }
                .defaultScrollAnchor(.bottom, for: .alignment).mark("bottomAligned")
            ScrollView { Column(count: 3, prefix: "b") }
                .defaultScrollAnchor(.center, for: .alignment).mark("centerAligned")
            ScrollView { Column(count: count, prefix: "c") }
                .defaultScrollAnchor(.bottom, for: .sizeChanges).mark("sizeChanges")
            ScrollView { Column(count: count, prefix: "d") }
                .defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .sizeChanges).mark("bottomGrows")
        }
        .steps([{ count = 25 }])
    }
}
