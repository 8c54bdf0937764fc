import Foundation

/// An image in a text, on the heap since its label may be a text with an image.
final class TextImage: Equatable, Sendable {
    let image: Image

    init(_ image: Image) { self.image = image }

    /// Returns the image for a line beside letters of a font: symbols in its size, files in their own, on the baseline.
    func resolve(beside font: ResolvedFont, style: AnyShapeStyle?, in values: EnvironmentValues) -> ResolvedImage {
        var values = values
        if let style { values.foregroundStyle = style.nested(in: values.foregroundStyle) }
        return image.resolve(in: values, beside: font)
    }

    static func == (left: TextImage, right: TextImage) -> Bool {
        left === right || left.image == right.image
    }
}

extension InlineImage {
    /// Makes the image in a line from a resolved one.
    init(_ image: ResolvedImage) {
        self.init(
            image.items(in: image.size), size: image.size, baseline: image.baseline ?? image.size.height,
            label: image.label ?? "")
    }
}
