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
        let corners = view.layer.corners
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
            .modifier(LayerShadow(layer: view.layer, version: version + changes))
            .onGeometryChange(for: CGSize.self, of: \.size) { view.lay(out: $0) }
            .onChange(of: view.layoutRequests) { if view.frame.size != .zero { view.lay(out: view.frame.size) } }
            .modifier(RecognizedGestures(view: view, version: innerVersion))
            .tint(view.ownTint.map { Color(uiColor: $0) })
            .transformEnvironment(\.layoutDirection) { [direction = view.semanticContentAttribute.layoutDirection] in
                $0 = direction ?? $0
            }
            .transformEnvironment(\.colorScheme) { [scheme = ColorScheme(view.overrideUserInterfaceStyle)] in
                $0 = scheme ?? $0
            }
            .modifier(
                AccessibleContent(accessibility: view.sizesContent ? ViewAccessibility() : view.accessibility)
            )
            .modifier(CenteredTransform(view.transform))
            .opacity(view.isHidden ? 0 : view.alpha)
            .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    }

    /// A number that increases with each change of the view and its superviews, whose constraints may place subviews.
    private var innerVersion: Int { version + view.changes.count }

    /// The view's own content, and its subviews.
    @ViewBuilder private var content: some View {
        if let scroll = view as? UIScrollView, scroll.scrollsSubviews {
            ScrolledSubviews(view: scroll, version: innerVersion)
        } else if view.placesByConstraints {
            ConstraintLayout(
                of: view, version: innerVersion, isRightToLeft: layoutDirection == .rightToLeft
            ) {
                ownContent
                ForEach(view.subviews, id: \.objectID) {
                    UIViewContent(view: $0, version: innerVersion, isConstrained: true)
                }
            }
        } else {
            FrameLayout(of: view, version: innerVersion) {
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
            .modifier(
                AccessibleContent(
                    accessibility: view.sizesContent && !view.hasAccessibleContent
                        ? view.accessibility : ViewAccessibility(),
                    isLeaf: true)
            )
            .modifier(OwnSize(view: view, version: innerVersion, isConstrained: isConstrained))
    }
}

/// The modifier that gives a view's own content the size of the proposal, or of the content along hugged axes.
private struct OwnSize: ViewModifier, SystemView {
    let view: UIView

    /// A number that increases with each change of the view.
    let version: Int
    let isConstrained: Bool

    func body(content: Content) -> some View {
        let hugsWidth = view.isHugged(.horizontal) && !isConstrained
        let hugsHeight = view.isHugged(.vertical) && !isConstrained
        if view.sizesContent {
            content.frame(maxWidth: hugsWidth ? nil : .infinity, maxHeight: hugsHeight ? nil : .infinity)
        } else {
            // A subclass may have an intrinsic size without content of SwiftUI's.
            let size = view.intrinsicContentSize
            let (width, height) = (size.width >= 0 ? size.width : nil, size.height >= 0 ? size.height : nil)
            content.frame(
                idealWidth: width, maxWidth: (hugsWidth ? width : nil) ?? .infinity, idealHeight: height,
                maxHeight: (hugsHeight ? height : nil) ?? .infinity)
        }
    }
}

/// A subview, which has the size of its frame.
struct PlacedSubview: View, SystemView {
    let view: UIView
    let version: Int

    var body: some View {
        UIViewContent(view: view, version: version, isConstrained: true)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
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
