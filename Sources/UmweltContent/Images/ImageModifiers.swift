import Foundation

extension Image {
    /// The way the image fills another size.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// Returns an image that scales to the proposed size. Other images keep their own size.
    ///
    /// ```swift
    /// Image("Mountain").resizable().scaledToFit().frame(width: 200)
    /// ```
    ///
    /// - Parameters:
    ///   - capInsets: The margins that keep their size, in points: corners are not scaled, and edges are only stretched
    ///     or tiled along their length.
    ///   - resizingMode: The method that fills the rest: `.stretch` or `.tile`.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets the quality of interpolation when the image is drawn in another size.
    ///
    /// - Parameter interpolation: The quality.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Sets the antialiasing of the image's edges; if true, edges between pixels are smooth.
    ///
    /// - Parameter isAntialiased: True for smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// Returns an image in its own colours, or as a template for the foreground style.
    ///
    /// ```swift
    /// Image("Logo").renderingMode(.template).foregroundStyle(.orange)
    /// ```
    ///
    /// - Parameter renderingMode: `.original` or `.template`; nil for the default of the image's file or asset.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.templateMode = renderingMode }
    }

    /// Sets the rendering mode of a symbol; nil for the environment's.
    ///
    /// - Parameter mode: The mode; nil for the environment's or the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode?.kind } }

    /// Sets how a symbol shows its value; nil for the environment's mode.
    ///
    /// - Parameter mode: The mode; nil for the environment's or the default.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        with { $0.symbolValueMode = mode }
    }

    /// Sets the colour rendering of a symbol, flat or brighter at the top; nil for the environment's.
    ///
    /// - Parameter mode: The mode; nil for the environment's or the default.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        with { $0.symbolColorMode = mode }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
