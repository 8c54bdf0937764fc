import Foundation
import UmweltDrawing

extension CGImage {
    /// Returns a rectangle of the pixels; nil if it contains none of them.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.integral.intersection(CGRect(origin: .zero, size: file.size))
        guard !part.isEmpty else { return nil }
        return file.part(part).flatMap(CGImage.init)
    }
}
