import Foundation
import Umwelt
import UmweltRendering

extension PointerInterest.CursorPicture {
    /// The pointer in CSS, with the arrow as a fallback: pictures for two densities, and a single one for browsers
    /// without image sets. Nil if it cannot be drawn.
    var css: String? {
        func file(_ scale: CGFloat) -> String? {
            guard let data = try? picture.pngData(scale: scale, compression: .fast) else { return nil }
            return "url(\"data:image/png;base64,\(data.base64EncodedString())\")"
        }
        guard let single = file(1), let double = file(2) else { return nil }
        return "image-set(\(single) 1x, \(double) 2x) \(Int(hotSpot.x)) \(Int(hotSpot.y)), default"
    }
}
