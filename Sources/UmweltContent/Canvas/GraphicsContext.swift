@_spi(Kernel) import UmweltCore
import Foundation

/// The drawing commands of a ``Canvas``, with the transform, clips and filters for everything that is drawn next.
///
/// A context is a value: a change to a copy, such as a transform or a clip, does not affect the others. All copies draw
/// to the same picture. Points and lengths are in points, in the current coordinates: those of the canvas, changed by
/// ``transform``.
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
    /// The opacity of everything that is drawn next, from 0 to 1.
    public var opacity = 1.0

    /// The blend mode of everything that is drawn after it is set.
    public var blendMode = BlendMode.normal

    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The transform from the current coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity

    /// The clips, masks and filters for everything that is drawn next. The last step is applied first.
    var steps: [Step] = []

    /// The picture, shared by the copies of the context.
    private let picture = Picture()

    let element: _Element
    let symbols: ContiguousArray<LayoutNode>
    private let size: CGSize

    /// The visible area, in the coordinates of the canvas.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// A clip, a mask or a filter, in the coordinates of the canvas.
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

    /// Makes a context with the same coordinates and a separate picture.
    private init(layerOf other: GraphicsContext) {
        self.init(environment: other.environment, element: other.element, symbols: other.symbols, size: other.size)
        transform = other.transform
    }

    /// The items that have been drawn.
    var items: [DisplayItem] { picture.items }

    // MARK: Where

    /// Scales everything that is drawn next.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves everything that is drawn next.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates everything that is drawn next clockwise.
    ///
    /// - Parameter angle: The angle; positive angles are clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Transforms everything that is drawn next; the matrix is applied before the current transform.
    ///
    /// - Parameter matrix: The transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Cutting

    /// The options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt32

        /// Makes options from a bit mask.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Shows the area outside of the path or layer instead of the area inside.
        @inlinable public static var inverse: ClipOptions { Self(rawValue: 1 << 0) }
    }

    /// The bounding rectangle of the visible area, in the current coordinates. Masks, inverse clips and even-odd clips
    /// do not reduce it.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        for case .clip(let path, _) in steps { rect = rect.intersection(path.boundingRect) }
        return rect.applying(transform.inverted())
    }

    /// Clips everything that is drawn next to a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - style: The rule that decides which points are inside, and whether edges are smooth.
    ///   - options: The options.
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

    /// Masks everything that is drawn next with a layer: it is visible where the layer is opaque.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer, from 0 to 1.
    ///   - options: With `inverse`, the layer hides instead.
    ///   - content: The closure that draws the layer, with the current transform.
    /// - Throws: The error of `content`; the context is unchanged then.
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

    /// Draws a layer as a whole: opacity, blend mode and filters apply to the layer, not to each of its items.
    ///
    /// - Parameter content: The closure that draws the layer, with the current transform.
    /// - Throws: The error of `content`; then nothing is drawn.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        guard !layer.items.isEmpty else { return }
        var effects = DisplayEffects()
        effects.isIsolated = true
        draw([.group(DisplayGroup(effects: effects, items: layer.items))], at: .identity)
    }

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The shading.
    ///   - style: The rule that decides which points are inside, and whether edges are smooth.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.limited
        let paint = shading.paint(in: environment).fitted(to: path.boundingRect)
        draw([.fill(path, paint, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)], at: transform)
    }

    /// Strokes a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The shading.
    ///   - style: The width, ends, corners and dashes of the line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let path = path.limited
        let paint = shading.paint(in: environment).fitted(to: path.boundingRect)
        draw([.stroke(path, paint, style)], at: transform)
    }

    /// Strokes a path; `lineWidth` is in points.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The shading.
    ///   - lineWidth: The width of the line, in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws items through all steps, with the opacity and the blend mode of the context.
    package func draw(_ items: [DisplayItem], at transform: CGAffineTransform) {
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
