import Foundation
import Umwelt

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curves of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a curve from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Parts of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
    /// The outline of the layer.
    var corners: LayerShape {
        LayerShape(
            radius: cornerRadius, corners: maskedCorners, style: cornerCurve == .continuous ? .continuous : .circular)
    }
}

/// The outline of a layer: a rectangle with a radius at some of its corners.
struct LayerShape: InsettableShape, Equatable {
    var radius: CGFloat
    let corners: CACornerMask
    let style: RoundedCornerStyle
    private var amount: CGFloat = 0

    init(radius: CGFloat, corners: CACornerMask, style: RoundedCornerStyle) {
        (self.radius, self.corners, self.style) = (radius, corners, style)
    }

    nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let radius = max(radius - amount, 0)
        if corners == .all { return RoundedRectangle(cornerRadius: radius, style: style).path(in: rect) }
        func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: length(.layerMinXMinYCorner), bottomLeadingRadius: length(.layerMinXMaxYCorner),
            bottomTrailingRadius: length(.layerMaxXMaxYCorner), topTrailingRadius: length(.layerMaxXMinYCorner),
            style: style
        ).path(in: rect)
    }

    nonisolated func inset(by amount: CGFloat) -> LayerShape {
        var copy = self
        copy.amount += amount
        return copy
    }
}

/// The modifier that draws the shadow of a layer, unless content is clipped to the layer.
struct LayerShadow: ViewModifier, SystemView {
    let layer: CALayer

    /// A number that grows with each change of the layer.
    let version: Int

    func body(content: Content) -> some View {
        if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
            content.shadow(
                color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
                x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        } else {
            content
        }
    }
}
