import Foundation

/// An image in a text, on the heap since its label may be a text with an image.
final class TextImage: Equatable, Sendable {
    let image: Image

    init(_ image: Image) { self.image = image }

    /// Returns the image for a line beside letters of a font: symbols in its size, files in their own, on the baseline.
    func inline(beside font: ResolvedFont, style: AnyShapeStyle?, in values: EnvironmentValues)
        -> InlineImage
    {
        var values = values
        if let style { values.foregroundStyle = style.nested(in: values.foregroundStyle) }
        let image = image.resolve(in: values, beside: font)
        return InlineImage(
            image.items(in: image.size), size: image.size, baseline: image.baseline ?? image.size.height,
            overhang: image.overhang, label: image.label ?? "")
    }

    static func == (left: TextImage, right: TextImage) -> Bool {
        left === right || left.image == right.image
    }
}
