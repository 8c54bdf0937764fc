import Foundation

/// What a ``Canvas`` is drawn with.
///
/// A context is a value: changes of a copy, such as a transform or a clip, leave the others as they are, and all draw to
/// the same picture.
///
/// ```swift
/// Canvas { context, size in
///     var faint = context
///     faint.opacity = 0.5
///     faint.rotate(by: .degrees(10))
///     faint.fill(Path(CGRect(x: 10, y: 10, width: 50, height: 20)), with: .color(.blue))
/// }
/// ```
public struct GraphicsContext {
    /// How opaque what is drawn next is.
    public var opacity = 1.0

    /// How what is drawn next mixes with what is there.
    public var blendMode = BlendMode.normal

    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// Where what is drawn next goes.
    public var transform = CGAffineTransform.identity

    /// What what is drawn next goes through, the last one first.
    var steps: [Step] = []

    /// The picture, which copies of the context share.
    private let picture = Picture()

    let element: _Element
    let symbols: ContiguousArray<LayoutNode>
    private let size: CGSize

    /// Where something can be seen of what is drawn, in the coordinates of the canvas.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// What cuts off or changes what is drawn, in the coordinates of the canvas.
    enum Step {
        case clip(Path, isAntialiased: Bool)
        case mask([DisplayItem])
        case filter(DisplayFilter)
        case shadow(DisplayShadow, CGBlendMode, ShadowOptions, everywhere: CGRect)
        case projection(ProjectionTransform)
    }

    private final class Picture {
        var items: [DisplayItem] = []
    }

    init(environment: EnvironmentValues, element: _Element, symbols: ContiguousArray<LayoutNode>, size: CGSize) {
        self.environment = environment
        self.element = element
        self.symbols = symbols
        self.size = size
    }

    /// A context with the same coordinates and a picture of its own.
    private init(layerOf other: GraphicsContext) {
        self.init(environment: other.environment, element: other.element, symbols: other.symbols, size: other.size)
        transform = other.transform
    }

    /// What was drawn.
    var items: [DisplayItem] { picture.items }

    // MARK: Where

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Has a transform move what is drawn next, before all that is set.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Cutting

    /// How clips cut.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Makes options from bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is outside is shown.
        @inlinable public static var inverse: ClipOptions { Self(rawValue: 1 << 0) }
    }

    /// The rectangle around all that can be seen, in the current coordinates.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        for case .clip(let path, _) in steps { rect = rect.intersection(path.boundingRect) }
        return rect.applying(transform.inverted())
    }

    /// Cuts what is drawn next off at a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.limited.applying(transform)
        if options.contains(.inverse) {
            var around = Path(Self.everywhere)
            around.addPath(placed)
            steps.append(.mask([.fill(around, Self.black, isEvenOdd: true, isAntialiased: style.isAntialiased)]))
        } else if style.isEOFilled {
            steps.append(.mask([.fill(placed, Self.black, isEvenOdd: true, isAntialiased: style.isAntialiased)]))
        } else {
            steps.append(.clip(placed, isAntialiased: style.isAntialiased))
        }
    }

    /// Shows what is drawn next where what `content` draws is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        var mask = opacity < 1 ? [.group(DisplayGroup(opacity: opacity, items: layer.items))] : layer.items
        if options.contains(.inverse) {
            var hole = DisplayEffects()
            hole.blendMode = .destinationOut
            mask = [
                .fill(Path(Self.everywhere), Self.black), .group(DisplayGroup(effects: hole, items: mask)),
            ]
        }
        steps.append(.mask(mask))
    }

    private static let everywhere = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

    private static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

    // MARK: Drawing

    /// Draws what `content` draws as one thing.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        guard !layer.items.isEmpty else { return }
        var effects = DisplayEffects()
        effects.isIsolated = true
        draw([.group(DisplayGroup(effects: effects, items: layer.items))], at: .identity)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.limited
        let paint = shading.paint(in: environment).fitted(to: path.boundingRect)
        draw([.fill(path, paint, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)], at: transform)
    }

    /// Draws a path's outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let path = path.limited
        let paint = shading.paint(in: environment).fitted(to: path.boundingRect)
        draw([.stroke(path, paint, style)], at: transform)
    }

    /// Draws a path's outline; `lineWidth` is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws items through all that is set.
    func draw(_ items: [DisplayItem], at transform: CGAffineTransform) {
        guard opacity > 0, transform.isFinite else { return }
        var items = items
        if !transform.isIdentity {
            let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
            var group = DisplayGroup(items: items)
            if isShift {
                group.offset = CGPoint(x: transform.tx, y: transform.ty)
            } else {
                group.effects = DisplayEffects()
                group.effects?.transform = ProjectionTransform(transform)
            }
            items = [.group(group)]
        }
        for step in steps.reversed() { items = [.group(step.group(items))] }
        if opacity < 1 || blendMode != .normal {
            var group = DisplayGroup(opacity: opacity, items: items)
            if blendMode != .normal {
                group.effects = DisplayEffects()
                group.effects?.blendMode = blendMode.cgBlendMode
            }
            items = [.group(group)]
        }
        picture.items += items
    }
}

extension GraphicsContext.Step {
    fileprivate func group(_ items: [DisplayItem]) -> DisplayGroup {
        var effects = DisplayEffects()
        switch self {
        case .clip(let path, let isAntialiased):
            return DisplayGroup(clip: path, isClipAntialiased: isAntialiased, items: items)
        case .mask(let mask): effects.mask = mask
        case .filter(let filter): effects.filters = [filter]
        case .shadow(let shadow, let mode, let options, let everywhere):
            return shadow.group(of: items, mode, options, everywhere: everywhere)
        case .projection(let projection): effects.transform = projection
        }
        return DisplayGroup(effects: effects, items: items)
    }
}
