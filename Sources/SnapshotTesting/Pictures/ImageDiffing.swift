import Foundation
import Umwelt
import UmweltDrawing
import UmweltPictures
import UmweltRendering

extension Diffing where Value == UIImage {
    /// The comparison of images by all of their pixels.
    public static var image: Diffing { image() }

    /// Returns a comparison of images by their pixels.
    ///
    /// A failure has one attachment: a sheet with the reference, the new image and their difference, with different
    /// pixels in red.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of matching colours: 1 for equal ones, 0.98 for almost indistinguishable
    ///     ones.
    ///   - scale: The number of pixels per point in references; nil or 0 for one.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
        return Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
            diff: { old, new in
                ImageComparison(old: old, new: new, precision: precision, perceptualPrecision: perceptualPrecision)
                    .failure
            })
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The strategy that compares images by all of their pixels.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images by their pixels.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of matching colours: 1 for equal ones.
    ///   - scale: The number of pixels per point in references; nil or 0 for one.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

/// A reference and a new image.
private struct ImageComparison {
    let old: UIImage
    let new: UIImage
    let precision: Float
    let perceptualPrecision: Float

    /// The message and the sheet if the images differ by more than is allowed; nil if they match.
    var failure: (String, [XCTAttachment])? {
        guard let newData = new.pngData() else { return ("The new image is empty.", []) }
        guard let oldData = old.pngData() else { return ("The reference is no image.", []) }
        do {
            let comparison = try PictureComparison(
                oldData, newData, precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
            switch comparison {
            case .same: return nil
            case .different(let difference):
                var attachment = XCTAttachment(
                    data: try sheet(oldData, newData, difference), uniformTypeIdentifier: "public.png")
                attachment.name = "difference"
                return (message, [attachment])
            }
        } catch {
            return ("The images cannot be compared: \(error)", [])
        }
    }

    private var message: String {
        old.size == new.size
            ? "The pixels differ."
            : "The reference has \(Self.text(old.size)) points, the image \(Self.text(new.size))."
    }

    private static func text(_ size: CGSize) -> String {
        [size.width, size.height].map { Double($0).formatted(.number.grouping(.never)) }.joined(separator: " × ")
    }

    /// Returns the PNG of a sheet with the reference, the new image and their difference.
    private func sheet(_ oldData: Data, _ newData: Data, _ difference: Data?) throws -> Data {
        let pictures = [("Expected", oldData), ("Actual", newData)] + (difference.map { [("Difference", $0)] } ?? [])
        let cells = try pictures.map { caption, data in
            let file = try ImageFile(data: data)
            let size = CGSize(width: file.size.width / new.scale, height: file.size.height / new.scale)
            let drawing = ImageDrawing(file, in: CGRect(origin: .zero, size: size), interpolation: .none)
            return PictureSheet.Cell(caption: caption, picture: DisplayList(size: size, items: [.image(drawing)]))
        }
        return try PictureSheet(cells: cells, columnCount: cells.count, narrowestColumn: 80).picture
            .pngData(scale: new.scale, isOpaque: true)
    }
}
