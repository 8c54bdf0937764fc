@_spi(Kernel) import UmweltCore
import Foundation

/// A type of outline that fits any rectangle.
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
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle, both in points.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// Returns the size of the shape for a proposal; by default the whole proposal, with 10 points for a nil length.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The way the shape depends on the layout direction; by default it is mirrored from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// Returns the proposed size, 10 points for a nil length.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape, filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ShapeElement(view, inputs, node: ShapeNode.init)
    }

    /// Fills the shape with a style.
    ///
    /// ```swift
    /// Circle().fill(.blue.gradient)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style; the foreground style by default.
    ///   - style: The rule that decides which points are inside of the shape, and whether edges are smooth.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Strokes the shape's outline: half of the line is inside and half outside the outline.
    ///
    /// ```swift
    /// Circle().stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - style: The width, ends, corners and dashes of the line.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape's outline: half of the line is inside and half outside the outline.
    ///
    /// ```swift
    /// RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A type of shape whose outline can move inwards.
///
/// ```swift
/// struct Tab: InsettableShape {
///     var inset: CGFloat = 0
///     func path(in rect: CGRect) -> Path {
///         Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 6)
///     }
///     func inset(by amount: CGFloat) -> Tab { Tab(inset: inset + amount) }
/// }
/// ```
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Strokes the shape's outline, wholly inside of the shape.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - style: The width, ends, corners and dashes of the line.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape's outline, wholly inside of the shape.
    ///
    /// ```swift
    /// Circle().strokeBorder(.orange, lineWidth: 4).frame(width: 60, height: 60)
    /// ```
    ///
    /// Use it if the line must not exceed the frame. With `stroke`, half of its width does.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A layout node that fills or strokes a shape, which determines its size, or a path that depends on its size.
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

    /// The container shape that the last drawing was made for.
    @Rare private var container: ContainerShapeContext?

    /// The state of animated shapes; nil for most shapes.
    private var moving: Moving?

    /// The animations of the outline and the paint, and their current values.
    private final class Moving {
        /// A `ValueAnimation` of the shape's type.
        var shape: RunningAnimation?
        var paint = PaintAnimation()
        var stroke: ValueAnimation<StrokeStyle>?

        /// The current animated paint and outline; nil for the node's.
        var presentedPaint: Paint?
        var presentedDrawing: Drawing?
    }

    /// The moving part, which is made for the first value that is not nil.
    private var madeMoving: Moving {
        let made = moving ?? Moving()
        moving = made
        return made
    }

    private var shapeAnimation: RunningAnimation? {
        get { moving?.shape }
        set { if newValue != nil || moving != nil { madeMoving.shape = newValue } }
    }

    private var paintAnimation: PaintAnimation {
        get { moving?.paint ?? PaintAnimation() }
        set { if !newValue.isNone || moving != nil { madeMoving.paint = newValue } }
    }

    private var strokeAnimation: ValueAnimation<StrokeStyle>? {
        get { moving?.stroke }
        set { if newValue != nil || moving != nil { madeMoving.stroke = newValue } }
    }

    /// Sets the shape to draw, which also determines the size of the node.
    ///
    /// - Parameter isChanged: True if the outline may have changed although the shapes are equal.
    func set<S: Shape>(shape new: S, drawing: Drawing, paint: Paint, isMirrored: Bool, isChanged: Bool = false) {
        if isMirrored != self.isMirrored {
            self.isMirrored = isMirrored
            setNeedsDisplay()
        }
        if !isChanged, let old = shape as? S, areValuesEqual(old, new) {
            set(drawing: drawing, paint: paint, path: makePath)
            return
        }
        let old = shape as? S
        let isFirst = shape == nil
        shape = new
        set(drawing: drawing, paint: paint, path: makePath)
        var animation = shapeAnimation as? ValueAnimation<S>
        if let old {
            element.animate(&animation, from: old, to: new) { [weak self] in self?.show($0) }
            animation?.target = self
        } else {
            animation?.cancel()
            animation = nil
            show(new)
        }
        shapeAnimation = animation
        if !isFirst { setNeedsLayout() }
    }

    private func show<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: CGRect(origin: .zero, size: $0)) }
        setNeedsDisplay()
    }

    /// Sets the path to draw, which depends on the size. A new closure does not by itself cause a redraw.
    func set(drawing: Drawing, paint: Paint, path: @escaping (CGSize) -> Path) {
        makePath = path
        if drawing != self.drawing { change(drawing) }
        if paint != self.paint { change(paint) }
    }

    private func change(_ new: Drawing) {
        let old = drawing
        drawing = new
        guard paint != nil, case .stroke(let oldStyle, _) = old, case .stroke(let newStyle, let isAntialiased) = new
        else {
            strokeAnimation?.cancel()
            strokeAnimation = nil
            return show(new)
        }
        element.animate(&strokeAnimation, from: oldStyle, to: newStyle) { [weak self] in
            self?.show(.stroke($0, isAntialiased: isAntialiased))
        }
        strokeAnimation?.target = self
    }

    private func show(_ drawing: Drawing) {
        if drawing == self.drawing { moving?.presentedDrawing = nil } else { madeMoving.presentedDrawing = drawing }
        setNeedsDisplay()
    }

    private func change(_ new: Paint) {
        let old = paint
        paint = new
        paintAnimation.run(from: old, to: new, on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ paint: Paint) {
        if paint == self.paint { moving?.presentedPaint = nil } else { madeMoving.presentedPaint = paint }
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    override func placeChanged() { if containerPlace != container { setNeedsDisplay() } }

    override func draw(in size: CGSize) -> [DisplayItem] {
        // Shapes take an infinite proposal as it is; there is nothing to draw then.
        guard let paint = (moving?.presentedPaint ?? paint)?.fitted(to: CGRect(origin: .zero, size: size)),
            size.width.isFinite,
            size.height.isFinite
        else { return [] }
        container = containerPlace
        var path = path(in: container) { makePath(size) }.limited
        if path.isEmpty { return [] }
        if isMirrored { path = path.mirrored(in: size.width) }
        switch moving?.presentedDrawing ?? drawing {
        case .fill(let style):
            return [.fill(path, paint, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)]
        case .stroke(let style, let isAntialiased):
            return [.stroke(path, paint, style, isAntialiased: isAntialiased)]
        }
    }
}
