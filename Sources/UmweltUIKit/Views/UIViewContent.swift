import Foundation
import Umwelt

/// The content of a ``UIView``: its background, its own content, and its subviews.
struct UIViewContent: View, SystemView {
    let view: UIView

    /// The number of times that a representable has updated the view, whose changes are announced only outside of that.
    var version = 0

    var body: some View {
        // Observed: what this reads of the view changes with it.
        let changes = view.changes.count
        let corners = RoundedRectangle(cornerRadius: view.layer.cornerRadius, style: .circular)
        ZStack(alignment: .topLeading) {
            view.ownContent
                .fixedSize(
                    horizontal: view.resistsCompression(.horizontal), vertical: view.resistsCompression(.vertical)
                )
                .frame(
                    maxWidth: view.isHugged(.horizontal) ? nil : .infinity,
                    maxHeight: view.isHugged(.vertical) ? nil : .infinity)
            ForEach(view.subviews, id: \.objectID) { PlacedSubview(view: $0, version: version) }
        }
        .background(alignment: .topLeading) {
            if let color = view.backgroundColor { corners.fill(Color(uiColor: color)) }
            LayerFill(layer: view.layer, version: version + changes)
        }
        .modifier(ClippedContent(shape: view.clipsToBounds ? corners : nil))
        .overlay {
            if view.layer.borderWidth > 0, let color = view.layer.borderColor {
                corners.strokeBorder(Color(cgColor: color), lineWidth: view.layer.borderWidth)
            }
        }
        .onGeometryChange(for: CGSize.self, of: \.size) { view.lay(out: $0) }
        .tint(view.tintColor.map { Color(uiColor: $0) })
        .opacity(view.isHidden ? 0 : view.alpha)
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    }
}

/// A subview at its frame, or as large as its superview where its mask says so.
private struct PlacedSubview: View, SystemView {
    let view: UIView
    let version: Int

    var body: some View {
        let _ = view.changes.count
        let (frame, mask) = (view.frame, view.autoresizingMask)
        UIViewContent(view: view, version: version)
            .frame(
                width: mask.contains(.flexibleWidth) ? nil : frame.width,
                height: mask.contains(.flexibleHeight) ? nil : frame.height
            )
            .offset(x: frame.minX, y: frame.minY)
    }
}

/// The modifier that cuts content at a shape, if there is one.
struct ClippedContent<S: Shape>: ViewModifier, SystemView {
    let shape: S?

    func body(content: Content) -> some View {
        if let shape { content.clipShape(shape) } else { content }
    }
}

extension UIView {
    /// The identity among subviews.
    nonisolated var objectID: ObjectIdentifier { ObjectIdentifier(self) }
}
