import SwiftUI

/// Views in grids, by guides, in proportions, and in layouts of one's own.
struct LayoutPage: View {
    var body: some View {
        Samples {
            Sample("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 16) {
                    GridRow {
                        Text("Name").bold()
                        Text("Pages").bold().gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Momo")
                        Text("304")
                    }
                    GridRow {
                        Text("Krabat")
                        Text("96")
                    }
                    Text("A row of its own").foregroundStyle(.secondary)
                }
            }
            Sample("Adaptive columns") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(1..<9) { number in
                        Text("\(number)").frame(maxWidth: .infinity, minHeight: 30)
                            .background(Color.accentColor.opacity(0.2))
                    }
                }
            }
            Sample("Alignment guides") {
                VStack(alignment: .leading) {
                    ForEach(0..<3) { step in
                        Text("Step \(step + 1)").alignmentGuide(.leading) { _ in CGFloat(step) * -24 }
                    }
                }
            }
            Sample("Proportions") {
                HStack {
                    Color.orange.aspectRatio(1, contentMode: .fit)
                    Color.purple.aspectRatio(2, contentMode: .fit)
                }
                .frame(height: 40)
            }
            Sample("Offset, in front") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).offset(x: 12, y: 6).zIndex(1)
                    Color.blue.frame(width: 40, height: 40)
                }
            }
            Sample("What fits") {
                ViewThatFits {
                    Text("A sentence that is far too long for the little room that there is for it here")
                    Text("A short one")
                }
                .frame(width: 160)
            }
            Sample("Views taken apart") {
                Numbered {
                    Text("Heat the oven")
                    Text("Mix the dough").containerValue(\.isDone, true)
                    Text("Bake it")
                }
            }
            Sample("A layout of one's own") {
                Stairs {
                    ForEach(1..<5) { step in Text("Step \(step)") }
                }
                // Stairs are as wide as they are, whatever the window.
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
        }
    }
}

/// Puts a number before each view, and a mark behind what is done.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading) {
                ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                    HStack {
                        Image(systemName: "\(index + 1).circle")
                        subview
                        if subview.containerValues.isDone { Image(systemName: "checkmark") }
                    }
                }
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isDone = false
}

/// Puts each view to the lower right of the one before it.
private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner.x += size.width
            corner.y += size.height
        }
    }
}
