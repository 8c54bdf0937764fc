import Foundation
import UmweltDrawing

extension CGImage {
    /// Returns the pixels inside a rectangle as an image; nil if there are none.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.integral.intersection(CGRect(origin: .zero, size: file.size))
        guard !part.isEmpty else { return nil }
        return file.part(part).flatMap(CGImage.init)
    }
}
