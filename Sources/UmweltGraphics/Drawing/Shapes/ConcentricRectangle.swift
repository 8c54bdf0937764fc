import Foundation

/// A rectangle whose corners have the centres of its container's corners.
///
/// The container is the nearest ancestor with a ``View/containerShape(_:)`` that has rounded corners. Without one the
/// corners have their least radius.
///
/// ```swift
/// ConcentricRectangle().fill(.blue).padding(8).containerShape(.rect(cornerRadius: 20))
/// ```
public nonisolated struct ConcentricRectangle: Shape {
    private let radii: RoundedRectangularShapeCorners
    private let isUniform: Bool

    private init(_ radii: RoundedRectangularShapeCorners, isUniform: Bool = false) {
        self.radii = radii
        self.isUniform = isUniform
    }

    /// Makes a shape whose corners have the centres of the container's.
    nonisolated public init() { self.init(.concentric) }

    /// Makes a shape with one style for all corners.
    ///
    /// - Parameter isUniform: If true, all corners have the radius of the largest one.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), isUniform: isUniform)
    }

    /// Makes a shape with a style for each corner.
    ///
    /// - Parameters:
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - topTrailingCorner: The style of the top trailing corner.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner))
    }

    /// Makes a shape with one style for the upper corners and one for the lower corners.
    ///
    /// - Parameters:
    ///   - uniformTopCorners: The style of both top corners, which have one size.
    ///   - uniformBottomCorners: The style of both bottom corners, which have one size.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    /// Makes a shape with a style for the corners of each side.
    ///
    /// - Parameters:
    ///   - uniformLeadingCorners: The style of both leading corners, which have one size.
    ///   - uniformTrailingCorners: The style of both trailing corners, which have one size.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    }

    /// Makes a shape with one style for the upper corners and one for each lower corner.
    ///
    /// - Parameters:
    ///   - uniformTopCorners: The style of both top corners, which have one size.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// Makes a shape with one style for the lower corners and one for each upper corner.
    ///
    /// - Parameters:
    ///   - uniformBottomCorners: The style of both bottom corners, which have one size.
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - topTrailingCorner: The style of the top trailing corner.
    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    /// Makes a shape with one style for the leading corners and one for each trailing corner.
    ///
    /// - Parameters:
    ///   - uniformLeadingCorners: The style of both leading corners, which have one size.
    ///   - topTrailingCorner: The style of the top trailing corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// Makes a shape with one style for the trailing corners and one for each leading corner.
    ///
    /// - Parameters:
    ///   - uniformTrailingCorners: The style of both trailing corners, which have one size.
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let concentric = ContainerShapeContext.current?.concentricRadii(of: rect) ?? [:]
        var lengths: [Edge.Corner: CGFloat] = [:]
        for corner in Edge.Corner.allCases {
            lengths[corner] = radii[corner].radius(concentric: concentric[corner] ?? 0)
        }
        let largest = lengths.values.max() ?? 0
        func length(_ corner: Edge.Corner) -> CGFloat { isUniform ? largest : lengths[corner] ?? 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: length(.topLeading), bottomLeadingRadius: length(.bottomLeading),
            bottomTrailingRadius: length(.bottomTrailing), topTrailingRadius: length(.topTrailing)
        )
        .path(in: rect)
    }
}

extension ConcentricRectangle: RoundedRectangularShape {
    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    /// Returns the styles of the corners.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? { radii }
}

extension ContainerShapeContext {
    /// Returns the concentric radii of a rectangle's corners, in points: each corner has the same centre as the
    /// container's corner.
    ///
    /// A corner that is further from the container's corner along one side than along the other is as round as at the
    /// greater distance: a guess.
    ///
    /// - Parameter isRightToLeft: True if the leading side is the right one.
    func concentricRadii(of rect: CGRect, isRightToLeft: Bool = false) -> [Edge.Corner: CGFloat] {
        guard let corners = (shape as? any RoundedRectangularShape)?.corners(in: frame.size) else { return [:] }
        var (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
        if isRightToLeft { swap(&left, &right) }
        let top = rect.minY - frame.minY
        let bottom = frame.maxY - rect.maxY
        let distances: [Edge.Corner: CGFloat] = [
            .topLeading: max(left, top), .topTrailing: max(right, top), .bottomLeading: max(left, bottom),
            .bottomTrailing: max(right, bottom),
        ]
        return distances.reduce(into: [:]) { radii, place in
            radii[place.key] = max(corners[place.key].radius(concentric: 0) - max(place.value, 0), 0)
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with one style for all corners.
    ///
    /// - Parameters:
    ///   - corners: The style of all corners.
    ///   - isUniform: True if all corners have one size.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    ///
    /// - Parameters:
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - topTrailingCorner: The style of the top trailing corner.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one style for the upper corners and one for the lower corners.
    ///
    /// - Parameters:
    ///   - uniformTopCorners: The style of both top corners, which have one size.
    ///   - uniformBottomCorners: The style of both bottom corners, which have one size.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle with a style for the corners of each side.
    ///
    /// - Parameters:
    ///   - uniformLeadingCorners: The style of both leading corners, which have one size.
    ///   - uniformTrailingCorners: The style of both trailing corners, which have one size.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }

    /// A rectangle with one style for the upper corners and one for each lower corner.
    ///
    /// - Parameters:
    ///   - uniformTopCorners: The style of both top corners, which have one size.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one style for the lower corners and one for each upper corner.
    ///
    /// - Parameters:
    ///   - uniformBottomCorners: The style of both bottom corners, which have one size.
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - topTrailingCorner: The style of the top trailing corner.
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    /// A rectangle with one style for the leading corners and one for each trailing corner.
    ///
    /// - Parameters:
    ///   - uniformLeadingCorners: The style of both leading corners, which have one size.
    ///   - topTrailingCorner: The style of the top trailing corner.
    ///   - bottomTrailingCorner: The style of the bottom trailing corner.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one style for the trailing corners and one for each leading corner.
    ///
    /// - Parameters:
    ///   - uniformTrailingCorners: The style of both trailing corners, which have one size.
    ///   - topLeadingCorner: The style of the top leading corner.
    ///   - bottomLeadingCorner: The style of the bottom leading corner.
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }
}
