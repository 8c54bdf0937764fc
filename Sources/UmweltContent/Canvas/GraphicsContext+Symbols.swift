@_spi(Kernel) import UmweltCore
import Foundation

extension GraphicsContext {
    /// A symbol of the canvas: a view that has been laid out and can be drawn.
    public struct ResolvedSymbol {
        /// The ideal size of the view, in points.
        public let size: CGSize

        fileprivate let items: [DisplayItem]
    }

    /// Returns the symbol of the canvas with a tag; nil if no symbol has it.
    ///
    /// - Parameter id: The tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols.first(where: { $0.tag(as: ID.self, below: element) == id }) else { return nil }
        var items: [DisplayItem] = []
        node.appendDisplayItems(to: &items)
        let offset = CGPoint(x: -node.drawnFrame.minX, y: -node.drawnFrame.minY)
        return ResolvedSymbol(
            size: node.frame.size,
            items: offset == .zero ? items : [.group(DisplayGroup(offset: offset, items: items))])
    }

    /// Draws a symbol, scaled to fill a rectangle in the current coordinates.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - rect: The rectangle, in points.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        draw(
            symbol.items,
            at: CGAffineTransform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY
            ).concatenating(transform))
    }

    /// Draws a symbol in its own size with its anchor at a point in the current coordinates.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - point: The point, in the current coordinates.
    ///   - anchor: The point of the drawing that is placed at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol.items, at: CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform))
    }
}
