import Foundation

/// A style that fills shapes with an image, again and again.
///
/// ```swift
/// Circle().fill(.image(Image("Leaves"), scale: 0.5))
/// ```
public struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image

    /// Which part of the image is drawn: from (0, 0), its top left corner, to (1, 1).
    public var sourceRect: CGRect

    /// How much larger than the image itself it is drawn.
    public var scale: CGFloat

    /// Fills shapes with a part of an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .image(ImagePattern(image.resolve(in: environment), part: sourceRect, scale: scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image, again and again.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
