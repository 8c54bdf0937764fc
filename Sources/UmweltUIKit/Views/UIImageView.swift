import Foundation
import Umwelt

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? { didSet { setNeedsDisplay() } }

    /// The size of the image in the view.
    open var contentMode = UIView.ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

    /// Makes a view of an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    override var sizesContent: Bool { true }

    override var ownContent: AnyView {
        guard let image else { return super.ownContent }
        let shown = Image(uiImage: image)
        return switch contentMode {
        case .scaleToFill: AnyView(shown.resizable())
        case .scaleAspectFit: AnyView(shown.resizable().scaledToFit())
        case .scaleAspectFill: AnyView(Color.clear.overlay { shown.resizable().scaledToFill() })
        case .center: AnyView(Color.clear.overlay { shown.fixedSize() })
        }
    }
}

extension UIView {
    /// The sizes and places of content in a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view's size.
        case scaleToFill
        /// As large as fits.
        case scaleAspectFit
        /// Just so large that it fills the view.
        case scaleAspectFill
        /// In its own size, in the middle.
        case center = 4
    }
}
