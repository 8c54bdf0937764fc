import Foundation
import Umwelt

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? { didSet { setNeedsDisplay() } }

    /// The default settings of symbol images; nil for none.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsDisplay() } }

    /// Makes a view of an image.
    ///
    /// - Parameter image: The image; nil for none.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    override var sizesContent: Bool { true }

    /// The size of the image, in points; -1 for both lengths without one.
    open override var intrinsicContentSize: CGSize {
        configuredImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image with the settings of symbols.
    private var configuredImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

    override var ownContent: AnyView {
        guard let image = configuredImage else { return super.ownContent }
        let shown = Image(uiImage: image)
        // Templates are drawn in the view's tint.
        return switch contentMode {
        case .scaleToFill, .redraw: AnyView(shown.resizable().foregroundStyle(.tint))
        case .scaleAspectFit: AnyView(shown.resizable().scaledToFit().foregroundStyle(.tint))
        case .scaleAspectFill:
            AnyView(Color.clear.overlay { shown.resizable().scaledToFill().foregroundStyle(.tint) })
        default:
            AnyView(Color.clear.overlay(alignment: contentMode.alignment) { shown.fixedSize().foregroundStyle(.tint) })
        }
    }
}

extension UIImage {
    /// Returns a symbol with settings where it has none of its own; other images as they are.
    func preferring(_ preferred: UIImage.SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        return applyingSymbolConfiguration(preferred.applying(own)) ?? self
    }
}

extension UIView {
    /// The sizes and places of content in a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view's size.
        case scaleToFill
        /// As large as fits.
        case scaleAspectFit
        /// The smallest size that fills the view.
        case scaleAspectFill
        /// Stretched to the view's size. A custom drawing is always redrawn at a new size.
        case redraw
        /// In its own size, in the middle.
        case center = 4
        /// In its own size, at the upper edge.
        case top
        /// In its own size, at the lower edge.
        case bottom
        /// In its own size, at the left edge.
        case left
        /// In its own size, at the right edge.
        case right
        /// In its own size, in the upper left corner.
        case topLeft
        /// In its own size, in the upper right corner.
        case topRight
        /// In its own size, in the lower left corner.
        case bottomLeft
        /// In its own size, in the lower right corner.
        case bottomRight

        /// The place of content in its own size.
        fileprivate var alignment: Alignment {
            switch self {
            case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .leading
            case .right: .trailing
            case .topLeft: .topLeading
            case .topRight: .topTrailing
            case .bottomLeft: .bottomLeading
            case .bottomRight: .bottomTrailing
            }
        }
    }
}
