import Foundation
import SwiftUI

/// Images of every kind: files in memory, tinted, tiled, in slices, symbols, and one that is broken.
struct ImagesFixture: View {
    @State private var isLarge = false

    /// Two by two pixels: red, blue, green and nothing.
    private static let corners = UIImage(data: Data(base64Encoded: base64) ?? Data())
    private static let base64 = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR42mP4z8AAQmAKSDAwAAA/0gX7s9aKNwAAAABJRU5ErkJggg==\

        """

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Images")
            if let corners = Self.corners {
                Image(uiImage: corners).interpolation(.none).resizable()
                    .frame(width: isLarge ? 120 : 80, height: 80)
                    .accessibilityLabel("Four corners").onTapGesture { isLarge.toggle() }
                Image(uiImage: corners).renderingMode(.template).interpolation(.none).resizable()
                    .frame(width: 40, height: 40).foregroundStyle(.purple).accessibilityLabel("Tinted")
                Image(uiImage: corners).interpolation(.none).resizable(resizingMode: .tile)
                    .frame(width: 40, height: 10).accessibilityLabel("Tiled")
            }
            HStack {
                Image(systemName: "star.fill").foregroundStyle(.orange)
                Image(systemName: "no.such.symbol")
                Button("Add", systemImage: "plus") {}
            }
            .font(.title)
            Image("missing").accessibilityLabel("Missing")
        }
        .padding()
    }
}
