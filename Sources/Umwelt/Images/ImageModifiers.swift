import Foundation

extension Image {
    /// How the image fills another size.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// Lets the image take any size that it is offered.
    ///
    /// The margins given by `capInsets`, in points, keep their size: corners stay as they are, and edges are stretched or
    /// tiled along their length only.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets how well pixels are made of the image's own when it is drawn in another size.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Sets whether the image's edges are smooth where they lie between pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// Sets whether the image is drawn in its own colours or in the foreground style; nil for what its file says.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.templateMode = renderingMode }
    }

    /// Sets in which colours a symbol is drawn; nil for what the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode?.kind } }

    /// Sets how a symbol shows a value; nil for what the environment says.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        with { $0.symbolValueMode = mode }
    }

    /// Sets whether a symbol's colours are brighter at the top; nil for what the environment says.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        with { $0.symbolColorMode = mode }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
