import Umwelt
import UmweltRendering

extension GraphicsContext {
    /// Draws by Core Graphics, with the opacity, blend mode, clips and filters of the context.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.withCGContext { cgContext in
    ///         cgContext.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    ///         cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter content: The closure that draws, in the current coordinates: y points down. Drawing after it ends is
    ///   lost.
    /// - Throws: The error of `content`; the picture has the items that were drawn before it.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        var items: [DisplayItem] = []
        let context = CGContext { items.append($0) }
        defer { draw(items, at: transform) }
        try content(context)
    }
}
