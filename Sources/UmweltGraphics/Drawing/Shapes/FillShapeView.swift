@_spi(Kernel) import UmweltCore
import Foundation

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape that is filled.
    public var shape: Content

    /// The style that fills it.
    public var style: Style

    /// The fill rule and the antialiasing.
    public var fillStyle: FillStyle

    /// Makes a view that fills a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The style.
    ///   - fillStyle: The rule that decides which points are inside, and whether edges are smooth.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        FilledShapeElement(view, inputs, node: ShapeNode.init)
    }
}

/// The element of a filled shape: one of the most frequent, so that it has no closure.
private final class FilledShapeElement<Content: Shape, Style: ShapeStyle>:
    BareLeafElement<_ShapeView<Content, Style>, ShapeNode>
{
    override func apply(_ view: _ShapeView<Content, Style>, to node: ShapeNode, in values: EnvironmentValues) {
        node.set(
            shape: view.shape, drawing: .fill(view.fillStyle), paint: view.style._paint(in: values),
            isMirrored: view.shape.isMirrored(in: values))
    }
}

/// A filled shape in front of another drawing of the same shape.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, SystemView {
    /// The shape that is filled.
    public var shape: Content

    /// The style that fills it.
    public var style: Style

    /// The fill rule and the antialiasing.
    public var fillStyle: FillStyle

    /// The view behind it.
    public var background: Background

    /// Makes a view that fills a shape in front of another view.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The style.
    ///   - fillStyle: The rule that decides which points are inside, and whether edges are smooth.
    ///   - background: The view behind.
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
