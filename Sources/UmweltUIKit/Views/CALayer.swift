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

    /// The content of SwiftUI's, for layers of other modules; nil for none.
    package final var embeddedContent: AnyView? { didSet { setNeedsDisplay() } }

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
    /// The corners that the radius rounds.
    public final var maskedCorners: CACornerMask = .all { didSet { setNeedsDisplay() } }
    /// The curve of the corners.
    public final var cornerCurve = CALayerCornerCurve.circular { didSet { setNeedsDisplay() } }
    /// The opacity of the shadow, from 0 to 1.
    public final var shadowOpacity: Float = 0 { didSet { setNeedsDisplay() } }
    /// The colour of the shadow; black by default, nil for none.
    public final var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
    /// The distance of the shadow, in points.
    public final var shadowOffset = CGSize(width: 0, height: -3) { didSet { setNeedsDisplay() } }
    /// The blur radius of the shadow, in points.
    public final var shadowRadius: CGFloat = 3 { didSet { setNeedsDisplay() } }
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
