import Foundation
import Umwelt

/// The screen: the current window, because apps fill the screen on a phone.
///
/// ```swift
/// Banner().frame(width: UIScreen.main.bounds.width * 0.9)
/// ```
///
/// In a view's body it is the window that the view is in, and the body runs again when the window's size changes. In an
/// action it is the window that is used. A stored value, such as a `static let`, keeps the window's size at its
/// creation. A `GeometryReader` is exact where a view does not fill the window. Outside of the main actor the last
/// known values answer.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    private override init() {}

    /// The size before a window is opened, in points: that of pictures (`PictureHost.windowSize`).
    private static let sizeBeforeWindows = CGSize(width: 390, height: 844)

    /// The rectangle of the window in points, from its own top left corner.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rectangle of the window in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// The number of pixels per point.
    public var scale: CGFloat {
        OpenWindows.current?.screen.traits.displayScale ?? OpenWindows.lastKnown?.displayScale ?? 1
    }

    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The traits of the window.
    public var traitCollection: UITraitCollection { OpenWindows.current?.screen.traitCollection ?? UITraitCollection() }

    var size: CGSize {
        guard let size = OpenWindows.current?.screen.size, size.width > 0, size.height > 0 else {
            return OpenWindows.lastKnown?.size ?? Self.sizeBeforeWindows
        }
        return size
    }
}
