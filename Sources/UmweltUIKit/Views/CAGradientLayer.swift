import Foundation
import Umwelt

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
