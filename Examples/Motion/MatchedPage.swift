import SwiftUI

/// Views that become each other.
struct MatchedPage: View {
    var body: some View {
        Page {
            Panel("A card that opens", code: ".matchedGeometryEffect(id: card, in: cards)") { Cards() }
            Panel("A mark that follows", code: ".matchedGeometryEffect(…, isSource: false)") { Tabs() }
        }
    }
}

/// Four cards, one of which may be open.
private struct Cards: View {
    @State private var opened: Card?
    @Namespace private var cards

    var body: some View {
        ZStack {
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                GridRow {
                    place(of: .sea)
                    place(of: .forest)
                }
                GridRow {
                    place(of: .desert)
                    place(of: .night)
                }
            }
            if let opened {
                face(of: opened, isOpen: true).zIndex(1)
            }
        }
        .frame(height: 320)
    }

    private func place(of card: Card) -> some View {
        ZStack {
            Color.clear
            if card != opened {
                face(of: card, isOpen: false).opacity(opened == nil ? 1 : 0)
            }
        }
    }

    private func face(of card: Card, isOpen: Bool) -> some View {
        Button {
            withAnimation(.spring(duration: 0.5, bounce: 0.2)) { opened = isOpen ? nil : card }
        } label: {
            CardFace(card: card, isOpen: isOpen)
        }
        .buttonStyle(.plain)
        .matchedGeometryEffect(id: card, in: cards)
    }
}

/// Words, one of which is marked.
private struct Tabs: View {
    @State private var selected = "Day"
    @Namespace private var tabs

    var body: some View {
        HStack(spacing: 0) {
            ForEach(["Day", "Week", "Month", "Year"], id: \.self) { name in
                Button {
                    withAnimation(.snappy) { selected = name }
                } label: {
                    Text(name)
                        .font(.subheadline)
                        .foregroundStyle(name == selected ? Color.white : .primary)
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.plain)
                .matchedGeometryEffect(id: name, in: tabs)
            }
        }
        .background {
            Capsule()
                .fill(.indigo.gradient)
                .matchedGeometryEffect(id: selected, in: tabs, isSource: false)
        }
        .padding(4)
        .background(.panel, in: Capsule())
    }
}

#Preview("Matched") { MatchedPage() }
