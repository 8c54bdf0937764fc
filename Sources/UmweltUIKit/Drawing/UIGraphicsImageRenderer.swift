import Foundation
import Umwelt
import UmweltRendering

/// The format of an image that is drawn.
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat

    /// True for an opaque image.
    public var opaque = false

    /// Makes a format with the pixels of the window that is used.
    public init() { scale = max(UITraitCollection.current.displayScale, 1) }

    /// Returns a format with the pixels of the window that is used.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a format with the pixels of the window that is used.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// An object that draws images.
///
/// ```swift
/// let small = UIGraphicsImageRenderer(size: size).image { _ in photo.draw(in: CGRect(origin: .zero, size: size)) }
/// ```
///
/// Images, colours, paths and strings have drawing methods; ``UIGraphicsImageRendererContext/cgContext`` draws
/// everything else.
public final class UIGraphicsImageRenderer {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat

    private let bounds: CGRect

    /// Makes a renderer of images of a size in points.
    ///
    /// - Parameter size: The size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Makes a renderer of images of a size in points, in a format.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - format: The scale, the opacity and the range of colours.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images that show a rectangle, in points.
    ///
    /// - Parameter bounds: The rectangle to draw, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Makes a renderer of images that show a rectangle, in points, in a format.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle to draw, in points.
    ///   - format: The scale, the opacity and the range of colours.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the image that `actions` draw; an empty one if the size is none that an image can have.
    ///
    /// - Parameter actions: Draws into the context.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { recorder(of: actions).image }

    /// Returns the drawing of `actions` as a PNG file; empty for an invalid size.
    ///
    /// - Parameter actions: Draws into the context.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { recorder(of: actions).pngData }

    /// Returns the drawing of `actions` as a JPEG file, on white; empty for an invalid size.
    ///
    /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

    /// Returns the recording of `actions`.
    private func recorder(of actions: (UIGraphicsImageRendererContext) -> Void) -> ImageRecorder {
        let recorder = ImageRecorder(bounds: bounds, format: format)
        ImageRecorder.begin(recorder)
        defer { ImageRecorder.end(recorder) }
        actions(UIGraphicsImageRendererContext(recorder: recorder))
        return recorder
    }
}

/// The context that an image is drawn into.
public final class UIGraphicsImageRendererContext {
    /// The format of the image.
    public var format: UIGraphicsImageRendererFormat { recorder.format }

    private let recorder: ImageRecorder

    init(recorder: ImageRecorder) { self.recorder = recorder }

    /// The context by whose functions the image is drawn, with the colours, transform and clip that UIKit's functions use,
    /// too.
    public var cgContext: CGContext { recorder.context }

    /// The image as drawn so far.
    public var currentImage: UIImage { recorder.image }

    /// Fills a rectangle with the colour that is set.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the colour that is set.
    ///
    /// - Parameter blendMode: The rule for mixing the colour with the picture so far.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.restoringState {
            cgContext.setBlendMode(blendMode)
            cgContext.fill(rect)
        }
    }

    /// Draws the outline of a rectangle in the colour that is set, a point wide, within the rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Clips later drawing to a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Fills a rectangle with the colour that is set. Has no effect without a current context.
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFill(_ rect: CGRect) { ImageRecorder.current?.context.fill(rect) }

/// Returns the context of the image that is drawn; nil outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageRecorder.current?.context }
