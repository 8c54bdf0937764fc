import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no concentric corners yet: use ContainerRelativeShape.")
extension Edge {
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing

        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            public init(floatLiteral value: Double) {}

            public init(integerLiteral value: Int) {}

            public static func fixed(_ radius: CGFloat) -> Style { 0 }

            public static var concentric: Style { 0 }

            public static func concentric(minimum: Style? = nil) -> Style { 0 }
        }
    }
}

@available(*, unavailable, message: "Umwelt has no concentric corners yet: use ContainerRelativeShape.")
public struct ConcentricRectangle: Shape {
    public init() {}

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {}

    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {}

    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

@available(*, unavailable, message: "Umwelt has no concentric corners yet: use ContainerRelativeShape.")
extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle()
    }

    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }

    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle { ConcentricRectangle() }
}

@available(*, unavailable, message: "Umwelt has no concentric corners yet: use ContainerRelativeShape.")
public protocol RoundedRectangularShape: InsettableShape {
    typealias Corners = RoundedRectangularShapeCorners

    func corners(in size: CGSize?) -> Corners?
}

@available(*, unavailable, message: "Umwelt has no concentric corners yet: use ContainerRelativeShape.")
public struct RoundedRectangularShapeCorners: Sendable, Hashable {
    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) {}

    public init(all: Edge.Corner.Style) {}

    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners()
    }

    public static var concentric: RoundedRectangularShapeCorners { RoundedRectangularShapeCorners() }

    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners()
    }

    public subscript(corner: Edge.Corner) -> Edge.Corner.Style { 0 }
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize { .zero }

    public var topTrailing: CGSize { .zero }

    public var bottomLeading: CGSize { .zero }

    public var bottomTrailing: CGSize { .zero }

    public init() {}

    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {}
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension EdgeInsets {
    public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { self }
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension GeometryProxy {
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension View {
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}
