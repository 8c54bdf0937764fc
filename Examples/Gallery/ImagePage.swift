import SwiftUI

/// Symbols and images.
struct ImagePage: View {
    var body: some View {
        Samples {
            Sample("Symbols beside text") {
                SymbolRow()
                SymbolRow().font(.title)
                SymbolRow().bold()
            }
            Sample("Scales") {
                HStack(alignment: .firstTextBaseline) {
                    Text("Usual")
                    Image(systemName: "leaf").imageScale(.small)
                    Image(systemName: "leaf")
                    Image(systemName: "leaf").imageScale(.large)
                }
            }
            Sample("Variants") {
                HStack {
                    Image(systemName: "bell")
                    Image(systemName: "bell").symbolVariant(.fill)
                    Image(systemName: "bell").symbolVariant(.slash)
                }
                .font(.title2)
                HStack {
                    Image(systemName: "heart").symbolVariant(.circle)
                    Image(systemName: "heart").symbolVariant(.circle.fill)
                    Image(systemName: "person.badge.plus")
                }
                .font(.title2)
            }
            Sample("Rendering modes") {
                HStack {
                    Image(systemName: "xmark.circle.fill")
                    Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
                    Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette)
                    Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor)
                    Image(systemName: "xmark.circle.fill").symbolColorRenderingMode(.gradient)
                }
                .font(.title)
                .foregroundStyle(.blue)
            }
            Sample("Values") {
                HStack {
                    ForEach([0, 0.4, 0.7, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
                    ForEach([0.3, 0.6], id: \.self) { Image(systemName: "cellularbars", variableValue: $0) }
                        .symbolVariableValueMode(.draw)
                }
                .font(.title)
            }
            Sample("Where text runs") {
                HStack {
                    Image(systemName: "chevron.backward")
                    Image(systemName: "chevron.left")
                    Image(systemName: "chevron.right")
                    Image(systemName: "chevron.forward")
                }
            }
            Sample("Labels and buttons") {
                Label("Favourites", systemImage: "star")
                Label("In the middle of more room", systemImage: "wind").labelReservedIconWidth(44)
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.borderedProminent)
            }
            Sample("An image in its own size, stretched, in slices, tiled, tinted") { TileRow() }
        }
    }
}

private struct SymbolRow: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Hx")
            Image(systemName: "star")
            Image(systemName: "heart.fill").foregroundStyle(.pink)
            Image(systemName: "gearshape")
        }
    }
}

private struct TileRow: View {
    var body: some View {
        HStack {
            if let tile = Self.tile {
                let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                Image(uiImage: tile)
                Image(uiImage: tile).resizable().frame(width: 44, height: 24)
                Image(uiImage: tile).resizable(capInsets: insets).frame(width: 44, height: 24)
                Image(uiImage: tile).resizable(resizingMode: .tile).frame(width: 44, height: 24)
                Image(uiImage: tile).renderingMode(.template).foregroundStyle(.teal)
            }
        }
    }

    private static let tile = UIImage(data: Data(drawing.utf8), scale: 1)

    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="12"><path fill="none" stroke="#3b5bdb" \
        stroke-width="2" d="M1 1h10v10H1z"/><circle cx="6" cy="6" r="2" fill="#ff922b"/></svg>
        """
}
