import Umwelt
import UmweltRendering

@available(
    *, unavailable, message: "Umwelt's canvases draw by GraphicsContext alone yet: use its fill, stroke and draw."
)
extension GraphicsContext {
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
