import Foundation

/// A style that fills shapes with copies of an image, side by side.
///
/// ```swift
/// Circle().fill(.image(Image("Leaves"), scale: 0.5))
/// ```
public struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image

    /// The part of the image that is drawn, in fractions of its size, from the top left corner.
    public var sourceRect: CGRect

    /// The scale factor of the image.
    public var scale: CGFloat

    /// Makes a style that fills shapes with a part of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is drawn, in fractions of its size, from the top left corner.
    ///   - scale: The scale factor of the image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .image(ImagePattern(image.resolve(in: environment), part: sourceRect, scale: scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that fills shapes with copies of an image, side by side.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is drawn, in fractions of its size, from the top left corner.
    ///   - scale: The scale factor of the image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
