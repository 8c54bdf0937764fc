import Foundation
import Umwelt

/// A sublayer: its colour, its fill, its sublayers and its border.
struct LayerContent: View, SystemView {
    let layer: CALayer

    /// A number that grows with each change of the layer.
    let version: Int

    var body: some View {
        let corners = layer.corners
        ZStack(alignment: .topLeading) {
            if let color = layer.backgroundColor { corners.fill(Color(cgColor: color)) }
            LayerFill(layer: layer, version: version)
        }
        .frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
        .modifier(ClippedContent(shape: layer.masksToBounds ? corners : nil))
        .overlay {
            if layer.borderWidth > 0, let color = layer.borderColor {
                corners.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
            }
        }
        .modifier(LayerShadow(layer: layer, version: version))
        .opacity(Double(layer.opacity))
        .offset(x: layer.frame.minX, y: layer.frame.minY)
    }
}

/// The content of a layer in front of its colour: its fill and the layers in it.
struct LayerFill: View, SystemView {
    let layer: CALayer

    /// A number that grows with each change of the layer.
    let version: Int

    var body: some View {
        let corners = layer.corners
        ZStack(alignment: .topLeading) {
            if let fill = layer.fill { corners.fill(fill) }
            if let content = layer.embeddedContent { content.clipShape(corners) }
            ForEach(layer.layers, id: \.objectID) { AnyView(LayerContent(layer: $0, version: version)) }
        }
    }
}

extension CALayer {
    /// The identity among layers.
    nonisolated var objectID: ObjectIdentifier { ObjectIdentifier(self) }
}
