@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Clips the view to a shape of its size: parts outside of the shape are not drawn.
    ///
    /// ```swift
    /// Image("Portrait").resizable().scaledToFill().frame(width: 64, height: 64).clipShape(Circle())
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The shape, which is as large as the view.
    ///   - style: The rule that decides which points are inside of the shape, and whether edges are smooth.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame.
    ///
    /// Use it where content is larger than its frame, such as an image that covers a frame.
    ///
    /// ```swift
    /// Image("Mountain").resizable().scaledToFill().frame(width: 300, height: 100).clipped()
    /// ```
    ///
    /// - Parameter antialiased: If true, edges between pixels are smooth.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to a rectangle with rounded corners.
    ///
    /// ```swift
    /// Color.blue.frame(width: 80, height: 80).cornerRadius(12)
    /// ```
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners, in points.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Masks the view with another view: it is visible where the mask is opaque.
    ///
    /// ```swift
    /// LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)
    ///     .mask { Text("Umwelt").font(.largeTitle) }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The position of a mask that is smaller or larger than the view.
    ///   - mask: Makes the mask; only its opacity counts, not its colours.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_LayerModifier(layer: mask(), alignment: alignment, use: .mask))
    }

    /// Masks the view with another view: it is visible where the mask is opaque.
    ///
    /// - Parameter mask: The mask, centred on the view; only its opacity counts, not its colours.
    @_disfavoredOverload
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_LayerModifier(layer: mask, alignment: .center, use: .mask))
    }

    /// Draws a border along the view's edges, inside of its frame.
    ///
    /// ```swift
    /// Text("Note").padding().border(.gray, width: 2)
    /// ```
    ///
    /// The border does not change the layout. For other shapes use `overlay` with a stroked shape.
    ///
    /// - Parameters:
    ///   - content: The style of the border.
    ///   - width: The width, in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// The modifier that clips a view to a shape.
public nonisolated struct _ClipEffect<ClipShape: Shape>: ViewModifier, AppearanceOnlyModifier, Animatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    /// The shape.
    public var shape: ClipShape
    /// The rule that decides which points are inside of the shape.
    public let style: FillStyle

    /// The numbers of the shape.
    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Makes the modifier.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The rule that decides which points are inside, and whether edges are smooth.
    nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    package func makeNode(for element: _Element) -> ClipNode { ClipNode(element: element) }

    package func update(_ node: ClipNode) { node.set(shape: shape, style: style) }
}

/// A wrapper node that clips its child to a shape.
package final class ClipNode: WrapperNode {
    private var shape: (any Shape)?
    private var style = FillStyle()
    private var makePath: (CGSize) -> Path = { _ in Path() }

    /// The container shape that the last path was made for.
    private var container: ContainerShapeContext?

    func set<S: Shape>(shape new: S, style newStyle: FillStyle) {
        if let old = shape as? S, areValuesEqual(old, new), style == newStyle { return }
        shape = new
        style = newStyle
        makePath = { new.path(in: CGRect(origin: .zero, size: $0)) }
        setNeedsDisplay()
    }

    public override func placeChanged() { if containerPlace != container { setNeedsDisplay() } }

    /// Nil with the even-odd rule, which clips do not have: a mask does it then.
    public override var clip: Path? { style.isEOFilled ? nil : path }

    private var path: Path {
        container = containerPlace
        let path = path(in: container) { makePath(presentedFrame.size) }.limited
        let isMirrored = shape?.layoutDirectionBehavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight)
        return isMirrored ? path.mirrored(in: presentedFrame.width) : path
    }

    package override var roles: NodeRoles { style.isAntialiased ? [] : .clipsHard }

    public override var effects: DisplayEffects? {
        guard style.isEOFilled else { return nil }
        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        var effects = DisplayEffects()
        effects.mask = [
            .fill(path, .color(black), isEvenOdd: true, isAntialiased: style.isAntialiased)
        ]
        return effects
    }
}
