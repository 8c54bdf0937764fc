@_spi(Kernel) import UmweltCore
import Foundation

extension GeometryProxy {
    /// The radii that make the corners of this view concentric with its container's corners, in points; nil if no
    /// container shape is set, or if its corners are unknown.
    ///
    /// ```swift
    /// GeometryReader { proxy in
    ///     UnevenRoundedRectangle(cornerRadii: proxy.concentricCornerRadii ?? RectangleCornerRadii())
    /// }
    /// .padding(8)
    /// .containerShape(.rect(cornerRadius: 20))
    /// ```
    ///
    /// ``ConcentricRectangle`` draws such corners.
    public var concentricCornerRadii: RectangleCornerRadii? {
        concentricCornerRadii(in: CGRect(origin: .zero, size: size))
    }

    /// Returns the radii that make the corners of a frame concentric with the container's corners, in points; nil if no
    /// container shape is set, or if its corners are unknown.
    ///
    /// - Parameter frame: The frame, in the coordinates of this view.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        guard let container = place.value(\.containerPlace) ?? nil else { return nil }
        let isRightToLeft =
            place.currentNode.map { EnvironmentValues(at: $0.element.scope, tracking: true).isRightToLeft } ?? false
        let radii = container.concentricRadii(of: frame, isRightToLeft: isRightToLeft)
        guard let topLeading = radii[.topLeading], let bottomLeading = radii[.bottomLeading],
            let bottomTrailing = radii[.bottomTrailing], let topTrailing = radii[.topTrailing]
        else { return nil }
        return RectangleCornerRadii(
            topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
            topTrailing: topTrailing)
    }
}
