import Foundation
import Umwelt

/// The background, the corners and the border of a ``UIView``, or a part of its background.
///
/// The layers in a view's layer show in front of its background and behind its subviews.
@MainActor @preconcurrency
open class CALayer {
    private weak var view: UIView?

    /// Makes a layer, to be added to a view's layer.
    public required init() {}

    /// Makes this the layer of a view.
    func attach(to view: UIView) { self.view = view }

    // MARK: Appearance

    /// The rectangle in the layer around it, in points. A view's layer has the view's frame.
    public final var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            if let view { view.frame = newValue } else { ownFrame = newValue }
        }
    }
    private var ownFrame = CGRect.zero { didSet { setNeedsDisplay() } }

    /// The rectangle of the layer in its own coordinates, in points.
    public final var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The colour behind the layer's content; nil for none. A view's layer has the view's.
    public final var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
        set {
            if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownColor = newValue }
        }
    }
    private var ownColor: CGColor? { didSet { setNeedsDisplay() } }

    /// The radius of the corners, in points. Content is cut there if ``masksToBounds`` is set.
    public final var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The width of the border inside of the bounds, in points.
    public final var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The colour of the border; black by default.
    public final var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }

    /// The opacity of the layer, from 0 to 1; of the view, if it is the view's layer.
    public final var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
        }
    }
    private var ownOpacity: Float = 1 { didSet { setNeedsDisplay() } }

    /// True if content is clipped to the bounds.
    public final var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMask }
        set {
            if let view { view.clipsToBounds = newValue } else { ownMask = newValue }
        }
    }
    private var ownMask = false { didSet { setNeedsDisplay() } }

    /// Shows the layer again.
    public final func setNeedsDisplay() {
        if let view { view.setNeedsDisplay() } else { superlayer?.setNeedsDisplay() }
    }

    // MARK: Layers inside

    /// The sublayers, from back to front; nil for none.
    public final var sublayers: [CALayer]? { layers.isEmpty ? nil : layers }
    private(set) final var layers: [CALayer] = [] { didSet { setNeedsDisplay() } }

    /// The superlayer; nil for none.
    public private(set) final weak var superlayer: CALayer?

    /// Adds a layer in front of the others.
    ///
    /// - Parameter layer: The layer.
    public final func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

    /// Inserts a layer at an index; 0 is the back.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - index: The index, from 0.
    public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layers.insert(layer, at: min(Int(index), layers.count))
        layer.superlayer = self
    }

    /// Removes the layer from its superlayer.
    public final func removeFromSuperlayer() {
        let around = superlayer
        superlayer = nil
        around?.layers.removeAll { $0 === self }
    }

    /// The fill of the layer in front of its colour; nil for none.
    var fill: AnyShapeStyle? { nil }
}

/// A layer that is filled with a gradient along a line.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.colors = [UIColor.blue.cgColor, UIColor.purple.cgColor]
/// gradient.frame = view.bounds
/// view.layer.insertSublayer(gradient, at: 0)
/// ```
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    /// The colours, each a ``CGColor``; nil for none.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    /// The locations of the colours, from 0 to 1; nil if they have the same distances.
    open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// The point of the first colour: (0, 0) is the top left corner, (1, 1) the bottom right one.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    /// The point of the last colour.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

    override var fill: AnyShapeStyle? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        let gradient: Gradient
        if let locations {
            let stops = zip(colors, locations).map { Gradient.Stop(color: $0, location: $1.doubleValue) }
            gradient = Gradient(stops: stops)
        } else {
            gradient = Gradient(colors: colors)
        }
        return AnyShapeStyle(
            LinearGradient(
                gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)))
    }
}

/// A sublayer: its colour, its fill, its sublayers and its border.
struct LayerContent: View, SystemView {
    let layer: CALayer

    /// A number that grows with each change of the layer.
    let version: Int

    var body: some View {
        let corners = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
        ZStack(alignment: .topLeading) {
            if let color = layer.backgroundColor { corners.fill(Color(cgColor: color)) }
            LayerFill(layer: layer, version: version)
        }
        .frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
        .modifier(ClippedContent(shape: layer.masksToBounds ? corners : nil))
        .overlay {
            if layer.borderWidth > 0, let color = layer.borderColor {
                corners.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
            }
        }
        .opacity(Double(layer.opacity))
        .offset(x: layer.frame.minX, y: layer.frame.minY)
    }
}

/// The content of a layer in front of its colour: its fill and the layers in it.
struct LayerFill: View, SystemView {
    let layer: CALayer

    /// A number that grows with each change of the layer.
    let version: Int

    var body: some View {
        let corners = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
        ZStack(alignment: .topLeading) {
            if let fill = layer.fill { corners.fill(fill) }
            ForEach(layer.layers, id: \.objectID) { AnyView(LayerContent(layer: $0, version: version)) }
        }
    }
}

extension CALayer {
    /// The identity among layers.
    nonisolated var objectID: ObjectIdentifier { ObjectIdentifier(self) }
}
