import Foundation

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape that is filled.
    public var shape: Content

    /// What it is filled with.
    public var style: Style

    /// Which parts are inside, and how smooth the edges are.
    public var fillStyle: FillStyle

    /// Fills a shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { view, node, values in
            node.set(
                shape: view.shape, drawing: .fill(view.fillStyle), paint: view.style._paint(in: values),
                isMirrored: view.shape.isMirrored(in: values))
        }
    }
}

/// A filled shape in front of what is drawn with it too.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, SystemView {
    /// The shape that is filled.
    public var shape: Content

    /// What it is filled with.
    public var style: Style

    /// Which parts are inside, and how smooth the edges are.
    public var fillStyle: FillStyle

    /// What is behind it.
    public var background: Background

    /// Fills a shape in front of a view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// The shape on its background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(alignment: .center) { background }
    }
}
