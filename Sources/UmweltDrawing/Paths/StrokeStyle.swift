import Foundation

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat

    /// How open ends look.
    public var lineCap: CGLineCap

    /// How corners look.
    public var lineJoin: CGLineJoin

    /// Where a mitred corner would stick out further than this many line widths, it is cut off.
    public var miterLimit: CGFloat

    /// The lengths of dashes and gaps in turn, in points; none for an unbroken line.
    public var dash: [CGFloat]

    /// How far into the dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// Makes a style; by default a line one point wide with square ends and corners.
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

/// How the open ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square beyond the end point.
    case square = 2
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A cut corner.
    case bevel = 2
}
