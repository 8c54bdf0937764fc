import Foundation
import Umwelt

/// The content of a ``UIView``: its background, its own content, and its subviews.
struct UIViewContent: View, SystemView {
    let view: UIView

    /// The number of times that a representable has updated the view, whose changes are announced only outside of that.
    var version = 0

    /// True if the view has exactly the size that it is offered, as constraints want it.
    var isConstrained = false

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        // Observed: what this reads of the view changes with it.
        let changes = view.changes.count
        let corners = RoundedRectangle(cornerRadius: view.layer.cornerRadius, style: .circular)
        content
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
            .modifier(RecognizedGestures(view: view, version: innerVersion))
            .tint(view.tintColor.map { Color(uiColor: $0) })
            .opacity(view.isHidden ? 0 : view.alpha)
            .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    }

    /// A number that increases with each change of the view and its superviews, whose constraints may place subviews.
    private var innerVersion: Int { version + view.changes.count }

    /// The view's own content, and its subviews.
    @ViewBuilder private var content: some View {
        if view.placesByConstraints {
            ConstraintLayout(
                of: view, version: innerVersion, isRightToLeft: layoutDirection == .rightToLeft
            ) {
                ownContent
                ForEach(view.subviews, id: \.objectID) {
                    UIViewContent(view: $0, version: innerVersion, isConstrained: true)
                }
            }
        } else {
            ZStack(alignment: .topLeading) {
                ownContent
                ForEach(view.subviews, id: \.objectID) { PlacedSubview(view: $0, version: innerVersion) }
            }
        }
    }

    private var ownContent: some View {
        view.ownContent
            .fixedSize(
                horizontal: view.resistsCompression(.horizontal) && !isConstrained,
                vertical: view.resistsCompression(.vertical) && !isConstrained
            )
            .frame(
                maxWidth: view.isHugged(.horizontal) && !isConstrained ? nil : .infinity,
                maxHeight: view.isHugged(.vertical) && !isConstrained ? nil : .infinity)
    }
}

/// A subview at its frame, or as large as its superview if its mask requires it.
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

/// The modifier that clips content to an optional shape.
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
