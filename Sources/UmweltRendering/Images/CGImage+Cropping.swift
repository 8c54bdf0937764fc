import Foundation
import UmweltDrawing

extension CGImage {
    /// A rectangle of the pixels; nil if none of them are inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.integral.intersection(CGRect(origin: .zero, size: file.size))
        guard !part.isEmpty else { return nil }
        return file.part(part).flatMap(CGImage.init)
    }
}
