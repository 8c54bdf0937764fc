import Foundation

/// The width, ends, corners and dashes of an outline.
///
/// ```swift
/// Circle().stroke(.gray, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 5]))
/// ```
public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat

    /// The shape of open ends.
    public var lineCap: CGLineCap

    /// The shape of corners.
    public var lineJoin: CGLineJoin

    /// The limit for mitred corners: the ratio of their length to the line width, above which they are bevelled.
    public var miterLimit: CGFloat

    /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    public var dash: [CGFloat]

    /// The distance into the dash pattern, in points, at which the line begins.
    public var dashPhase: CGFloat

    /// Makes a style; by default of a line one point wide with square ends and corners.
    ///
    /// - Parameters:
    ///   - lineWidth: The width, in points.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: The length, in line widths, beyond which a mitred corner is cut off.
    ///   - dash: The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    ///   - dashPhase: The distance into the dash pattern, in points, at which the line begins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The shape of the open ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// The line is cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square beyond the end point.
    case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}
