import SwiftUI

extension RecordedFixture {
    static let placing: [RecordedFixture] = [
        RecordedFixture("customlayout/radial", 240, 240) {
            Ring {
                Text("A").mark("a")
                Text("B").mark("b")
                box(20, 20).mark("c")
                Text("D").mark("d")
                Text("E").mark("e")
            }
            .frame(width: 160, height: 160).mark("radial")
            .font(.system(size: 13))
        },
        RecordedFixture("matched/follower", 300, 140) {
            Follow()
        },
        RecordedFixture("position/safe-area", 400, 260) {
            HStack(spacing: 20) {
                VStack(spacing: 0) { Color.gray.mark("plainContent") }
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).mark("plainBar") }
                    .frame(width: 100, height: 200).mark("plain")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8, id: \.self) { i in Color.gray.frame(height: 30).mark("row\(i)") }
                    }
                    .mark("scrollContent")
                }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).mark("scrollBar") }
                    .frame(width: 100, height: 200).mark("scroll")
                VStack(spacing: 0) { Color.gray.mark("ignoringContent") }.ignoresSafeArea()
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).mark("ignoringBar") }
                    .frame(width: 100, height: 200).mark("ignoring")
            }
            .mark("row")
        },
        RecordedFixture("foreach/nested", 300, 200) {
            VStack {
                ForEach(0..<2) { r in
                    HStack { ForEach(0..<3) { c in box(30, 20).mark("cell\(r)\(c)") } }
                        .mark("row\(r)")
                }
            }
            .mark("grid")
        },
        RecordedFixture("customlayout/any", 240, 120) {
            Switches()
        },
        RecordedFixture("foreach/identity", 300, 200) {
            Identity().font(.system(size: 13))
        },
    ]
}

/// A layout that places four views by their centres on a ring, and others on one of half the radius.
private struct Ring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 12
        let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        for (index, view) in subviews.enumerated() {
            let direction = directions[index % 4]
            let distance = index < 4 ? radius : radius / 2
            view.place(
                at: CGPoint(x: bounds.midX + direction.x * distance, y: bounds.midY + direction.y * distance),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// Followers, which keep their places in layout.
private struct Follow: View {
    @Namespace var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            box(40, 40).matchedGeometryEffect(id: 1, in: space).mark("source")
                .padding(.top, 20).padding(.leading, 120)
            box(80, 20).matchedGeometryEffect(id: 1, in: space, isSource: false).mark("frame")
            box(30, 30).matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false).mark("position")
                .padding(.top, 70)
            box(20, 60).matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false).mark("size")
                .padding(.leading, 60)
        }
        .frame(width: 200, height: 100, alignment: .topLeading).mark("stack")
    }
}

/// A layout that changes from a row to a column and back.
private struct Switches: View {
    @State var row = true
    var body: some View {
        let layout = row ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
            box(25, 16).mark("one")
            box(30, 20).mark("box")
            box(35.5, 16).mark("three")
        }
        .mark("stack").steps([{ row = false }, { row = true }])
    }
}

private struct Item: Identifiable {
    let id: String
    var width: CGFloat
}

@Observable @MainActor private final class Items {
    var all = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
}

/// A row whose width is its state: that of its first item.
private struct Seeded: View {
    let id: String
    @State var width: CGFloat
    var body: some View { box(width, 20).mark("row-" + id) }
}

/// Rows that keep their state by their identity, through an insertion, a change, a reversal and a removal.
private struct Identity: View {
    @State private var items = Items()
    var body: some View {
        VStack(alignment: .leading) { ForEach(items.all) { Seeded(id: $0.id, width: $0.width) } }
            .mark("stack")
            .steps([
                { items.all.insert(Item(id: "d", width: 80), at: 0) }, { items.all[1].width = 200 },
                { items.all.reverse() }, { items.all.removeAll { $0.id == "b" } },
            ])
    }
}
