import Foundation
import UmweltDrawing

extension CGContext {
    // MARK: Coordinates

    /// The transform from the current coordinates to those of the page or image.
    public var ctm: CGAffineTransform { state.transform.concatenating(state.base.inverted()) }

    /// Moves the origin of later drawing, in points.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

    /// Scales later drawing.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Rotates later drawing by an angle in radians, from the x axis towards the y axis.
    ///
    /// - Parameter angle: The angle, in radians; positive angles are clockwise.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Transforms later drawing; the transform is applied before the current one.
    ///
    /// - Parameter transform: The transform to apply to the points.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: Colours

    /// Sets the colour that shapes are filled with.
    ///
    /// - Parameter color: The colour.
    public func setFillColor(_ color: CGColor) { state.fill = color.resolved }

    /// Sets the colour that shapes are filled with, by components from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the grey that shapes are filled with, by components from 0 to 1.
    ///
    /// - Parameters:
    ///   - gray: The brightness, from 0 for black to 1 for white.
    ///   - alpha: The opacity, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour that outlines are drawn in.
    ///
    /// - Parameter color: The colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }

    /// Sets the colour that outlines are drawn in, by components from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the grey that outlines are drawn in, by components from 0 to 1.
    ///
    /// - Parameters:
    ///   - gray: The brightness, from 0 for black to 1 for white.
    ///   - alpha: The opacity, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the opacity of everything that is drawn next, from 0 to 1.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = min(max(Double(alpha), 0), 1) }

    /// Sets the rule for mixing everything that is drawn next with the picture so far.
    ///
    /// - Parameter mode: The rule, `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow of everything that is drawn next.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow from the drawing, in points of the page or image.
    ///   - blur: The softness, which reaches so many points to both sides of the edges.
    ///   - color: The colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { color in
            // Not changed by the transform of the drawing, but upwards on a page.
            let offset = CGSize(width: offset.width, height: offset.height * state.base.d)
            return DisplayShadow(color: color.resolved, radius: blur / 2, offset: offset)
        }
    }

    /// Sets the shadow of everything that is drawn next, in black with an opacity of one third.
    ///
    /// - Parameters:
    ///   - offset: The distance to the right and down, in points.
    ///   - blur: The radius of the blur, in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Lines

    /// Sets the width of outlines in points.
    ///
    /// - Parameter width: The length, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

    /// Sets the ends of lines.
    ///
    /// - Parameter cap: The shape of open ends.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

    /// Sets the corners of lines.
    ///
    /// - Parameter join: The shape of corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

    /// Sets the limit for sharp corners, as a multiple of the line width: longer corners are cut off.
    ///
    /// - Parameter limit: The length, in line widths, beyond which a mitred corner is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the dashes of outlines.
    ///
    /// - Parameters:
    ///   - phase: The distance into the dash pattern, in points, at which a line begins.
    ///   - lengths: The lengths of dashes and gaps in turn, in points; none for lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase
    }

    // MARK: Edges

    /// Sets whether edges are smooth, or follow whole pixels.
    ///
    /// - Parameter shouldAntialias: True for smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

    /// The method of scaling images.
    public var interpolationQuality: CGInterpolationQuality {
        get {
            switch state.interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
        set {
            state.interpolation =
                switch newValue {
                case .none: .none
                case .low: .low
                case .medium: .medium
                case .high, .default: .high
                }
        }
    }
}

/// The methods of scaling images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The usual method.
    case `default` = 0
    /// Nearest neighbour.
    case none = 1
    /// Fast.
    case low = 2
    /// A compromise of speed and quality.
    case medium = 4
    /// The best quality.
    case high = 3
}
