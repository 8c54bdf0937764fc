import SwiftUI

/// Views that are tapped, held, dragged and hovered over, and what was done last.
struct GesturesFixture: View {
    @State private var last = "nothing"
    @State private var position = CGSize.zero
    @State private var isHovered = false
    @State private var hover = HoverPhase.ended
    @State private var isPressing = false
    @GestureState private var offset = CGSize.zero

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Last: \(last)")
            Text(verbatim: "Offset: \(Int(offset.width)) \(Int(offset.height))")
            HStack(spacing: 12) {
                tile("tap", .red).onTapGesture { last = "tap \(Int($0.x)) \(Int($0.y))" }
                tile("twice", .orange)
                    .onTapGesture(count: 2) { last = "double" }
                    .onTapGesture { last = "single" }
                tile(isPressing ? "pressing" : "hold", .green)
                    .onLongPressGesture {
                        last = "long"
                    } onPressingChanged: {
                        isPressing = $0
                    }
            }
            HStack(spacing: 12) {
                tile("drag", .blue)
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .updating($offset) { value, state, _ in state = value.translation }
                            .onEnded { last = "dragged \(Int($0.translation.width))" })
                tile(isHovered ? "over" : "hover", .purple).onHover { isHovered = $0 }
                tile("follow", .gray).onContinuousHover { hover = $0 }
                tile("round", .pink).contentShape(Circle()).onTapGesture { last = "round" }
            }
            Text(verbatim: hover == .ended ? "Nobody follows" : "\(hover)")
            HStack {
                Button("Inside") { last = "inside" }
                Text("row")
                Spacer()
                Button("Off") { last = "off" }.disabled(true)
            }
            .padding(8)
            .contentShape(Rectangle())
            .onTapGesture { last = "row" }
            Button("Hold me") { last = "pressed" }
                .highPriorityGesture(LongPressGesture().onEnded { _ in last = "held" })
            Text("through").foregroundStyle(.red).allowsHitTesting(false).frame(width: 100, height: 30)
                .background { Color.yellow.onTapGesture { last = "below" } }
            Spacer()
        }
        .padding()
        .help("Try everything")
    }

    private func tile(_ name: String, _ color: Color) -> some View {
        Text(name).font(.caption).frame(width: 80, height: 80).background(color.opacity(0.4))
    }
}
