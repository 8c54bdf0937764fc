import Foundation

extension Shape {
    /// Returns the shape's outline as a shape, which is filled with the foreground style.
    ///
    /// - Parameter style: The width, ends, corners and dashes of the line.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the shape's outline as a shape, which is filled with the foreground style.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// The outline of a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
    /// The shape whose outline it is.
    public var shape: S

    /// The width, ends, joins and dashes of the line.
    public var style: StrokeStyle

    /// Makes an outline.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The width, ends, corners and dashes of the line.
    nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// Returns the edges of the line in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// Returns the size of the underlying shape for a proposal.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Makes the view's element, which strokes the line instead of filling its edges.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { view, node, values in
            node.set(
                shape: view.shape, drawing: .stroke(view.style, isAntialiased: true),
                paint: ForegroundStyle()._paint(in: values), isMirrored: view.isMirrored(in: values))
        }
    }
}

/// A shape's outline in front of another drawing of the same shape.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, SystemView {
    /// The shape whose outline it is.
    public var shape: Content

    /// The style of the line.
    public var style: Style

    /// The width, ends, joins and dashes of the line.
    public var strokeStyle: StrokeStyle

    /// True if edges are smooth.
    public var isAntialiased: Bool

    /// The view behind it.
    public var background: Background

    /// Makes a view that strokes a shape in front of another view.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The style.
    ///   - strokeStyle: The width, ends, corners and dashes of the line.
    ///   - isAntialiased: True for smooth edges.
    ///   - background: The view behind.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The outline on its background.
    public var body: some View {
        StrokeShapeView<Content, Style, EmptyView>(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased,
            background: EmptyView()
        )
        .background(alignment: .center) { background }
    }

    /// Makes the view's element: one layout node if there is no background.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        guard Background.self == EmptyView.self else { return BodyElement(view, inputs) }
        return LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { view, node, values in
            node.set(
                shape: view.shape, drawing: .stroke(view.strokeStyle, isAntialiased: view.isAntialiased),
                paint: view.style._paint(in: values), isMirrored: view.shape.isMirrored(in: values))
        }
    }
}

/// A shape's outline, wholly inside of the shape, in front of another drawing of the same shape.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, SystemView
{
    /// The shape whose outline it is.
    public var shape: Content

    /// The style of the line.
    public var style: Style

    /// The width, ends, joins and dashes of the line.
    public var strokeStyle: StrokeStyle

    /// True if edges are smooth.
    public var isAntialiased: Bool

    /// The view behind it.
    public var background: Background

    /// Makes a view that strokes a shape in front of another view.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The style.
    ///   - strokeStyle: The width, ends, corners and dashes of the line.
    ///   - isAntialiased: True for smooth edges.
    ///   - background: The view behind.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The outline on its background.
    public var body: some View {
        StrokeBorderShapeView<Content, Style, EmptyView>(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased,
            background: EmptyView()
        )
        .background(alignment: .center) { background }
    }

    /// Makes the view's element: one layout node if there is no background.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        guard Background.self == EmptyView.self else { return BodyElement(view, inputs) }
        return LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { view, node, values in
            node.set(
                shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2),
                drawing: .stroke(view.strokeStyle, isAntialiased: view.isAntialiased),
                paint: view.style._paint(in: values), isMirrored: view.shape.isMirrored(in: values))
        }
    }
}
