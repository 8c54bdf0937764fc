@_spi(Kernel) import UmweltCore
import Foundation

extension GeometryProxy {
    /// The radii with which the corners of this view have the same centres as its container's corners, in points; nil
    /// if no container shape is set, or if its corners are not known.
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

    /// Returns the radii with which the corners of a frame have the same centres as the container's corners, in points;
    /// nil if no container shape is set, or if its corners are not known.
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
