import Foundation

extension Image {
    /// Makes an image that a closure draws, with an accessibility label.
    ///
    /// ```swift
    /// Image(size: CGSize(width: 16, height: 16), label: Text("Online")) { context in
    ///     context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 8, height: 8)), with: .color(.green))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size of the image, in points.
    ///   - label: The accessibility label; without one the image is decorative.
    ///   - opaque: If true, drawing starts on black.
    ///   - colorMode: The colour space for blending.
    ///   - renderer: The closure that draws, in points from the top left corner. It runs again when a value of the
    ///     environment that it has read changes.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let image = DrawnImage(size: size, isOpaque: opaque, renderer: renderer)
        self.init(source: .drawn(image), label: label.map(Label.text) ?? .none)
    }
}

/// An image that a closure draws.
// Sendable, as the closure runs on the main actor alone, where images are resolved.
package final class DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    /// Returns the items drawn by the closure in an environment; none outside a view tree, which has no text metrics.
    func items(in values: EnvironmentValues) -> [DisplayItem] {
        guard let tree = values.scope?.theRoot.graph.owner as? ViewTree, let element = tree.root else { return [] }
        var context = GraphicsContext(environment: values, element: element, symbols: [], size: size)
        let frame = CGRect(origin: .zero, size: size)
        if isOpaque { context.fill(Path(frame), with: .color(.black)) }
        renderer(&context)
        // Drawing beyond the edges is not part of the image.
        var effects = DisplayEffects()
        effects.mask = [.fill(Path(frame), .color(Color.black.resolve(in: values)))]
        return [.group(DisplayGroup(effects: effects, items: context.items))]
    }

    /// Returns items of a size as one of another.
    static func scaled(_ items: [DisplayItem], from size: CGSize, to other: CGSize) -> DisplayItem {
        var effects = DisplayEffects()
        if size != other, size.width > 0, size.height > 0 {
            effects.transform = ProjectionTransform(
                CGAffineTransform(scaleX: other.width / size.width, y: other.height / size.height))
        }
        return .group(DisplayGroup(effects: effects, items: items))
    }

    /// Closures cannot be compared: only the image itself is equal.
    package static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
}
