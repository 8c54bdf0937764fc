import Foundation

/// An outline that fits any rectangle.
///
/// ```swift
/// struct Diamond: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY)])
///         }
///     }
/// }
/// ```
public protocol Shape: Sendable, View {
    /// The outline within a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size that the shape takes when it is offered a proposal; by default all of it, 10 points where it is nil.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What the shape does about the direction that the layout runs in; by default it is mirrored from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// All that is offered; 10 points where nothing is said.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A shape alone is filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { shape, node, values in
            node.set(
                shape: shape, drawing: .fill(FillStyle()), paint: ForegroundStyle()._paint(in: values),
                isMirrored: shape.isMirrored(in: values))
        }
    }

    /// The shape filled with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The shape's outline in a style; its edges are smooth if it is antialiased.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        _StrokedShapeView(shape: self, style: content, stroke: style, isAntialiased: antialiased)
    }

    /// The shape's outline in a style; `lineWidth` is in points. Its edges are smooth if it is antialiased.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The shape's outline in the foreground style.
    nonisolated public func stroke(style: StrokeStyle) -> some View {
        stroke(ForegroundStyle(), style: style)
    }

    /// The shape's outline in the foreground style; `lineWidth` is in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape whose outline can move inwards.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The shape's outline in a style, drawn wholly within the shape; its edges are smooth if it is antialiased.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
    }

    /// The shape's outline in a style, drawn wholly within the shape; `lineWidth` is in points. Its edges are smooth if it
    /// is antialiased.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The shape's outline in the foreground style, drawn wholly within the shape; its edges are smooth if it is
    /// antialiased.
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// The shape's outline in the foreground style, drawn wholly within the shape; `lineWidth` is in points. Its edges are
    /// smooth if it is antialiased.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    let shape: Content
    let style: Style
    let fillStyle: FillStyle

    nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
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

/// A shape's outline.
public nonisolated struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle
    let isAntialiased: Bool

    nonisolated init(shape: Content, style: Style, stroke: StrokeStyle, isAntialiased: Bool) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        self.isAntialiased = isAntialiased
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { view, node, values in
            node.set(
                shape: view.shape, drawing: .stroke(view.stroke, isAntialiased: view.isAntialiased),
                paint: view.style._paint(in: values), isMirrored: view.shape.isMirrored(in: values))
        }
    }
}

/// A node that draws a shape.
final class ShapeNode: LayoutNode {
    enum Drawing: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle, isAntialiased: Bool)
    }

    private var drawing = Drawing.fill(FillStyle())
    private var paint: Paint?
    private var shape: (any Shape)?
    private var isMirrored = false
    private var makePath: (CGSize) -> Path = { _ in Path() }

    /// Draws a shape, which also says how large it wants to be.
    func set<S: Shape>(shape new: S, drawing: Drawing, paint: Paint, isMirrored: Bool) {
        if isMirrored != self.isMirrored {
            self.isMirrored = isMirrored
            setNeedsDisplay()
        }
        if let old = shape as? S, areValuesEqual(old, new) {
            set(drawing: drawing, paint: paint, path: makePath)
            return
        }
        let isFirst = shape == nil
        shape = new
        set(drawing: drawing, paint: paint) { new.path(in: CGRect(origin: .zero, size: $0)) }
        setNeedsDisplay()
        if !isFirst { setNeedsLayout() }
    }

    /// Draws a path that depends on the size.
    func set(drawing: Drawing, paint: Paint, path: @escaping (CGSize) -> Path) {
        makePath = path
        guard drawing != self.drawing || paint != self.paint else { return }
        self.drawing = drawing
        self.paint = paint
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        // Shapes offered infinity take it; there is nothing to draw then.
        guard let paint, size.width.isFinite, size.height.isFinite else { return [] }
        var path = makePath(size)
        if path.isEmpty { return [] }
        if isMirrored { path = path.mirrored(in: size.width) }
        switch drawing {
        case .fill(let style):
            return [.fill(path, paint, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)]
        case .stroke(let style, let isAntialiased):
            return [.stroke(path, paint, style, isAntialiased: isAntialiased)]
        }
    }
}
