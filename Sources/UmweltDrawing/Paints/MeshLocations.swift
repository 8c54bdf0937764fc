extension MeshPaint {
    /// The positions of the grid's points, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points; the curves between them follow from their neighbours.
        case points([SIMD2<Float>])
        /// Points with the curves that lead to their neighbours.
        case bezierPoints([BezierPoint])
    }

    /// A point with the control points of the curves that lead to its neighbours.
    public struct BezierPoint: Equatable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The control point towards the previous point in its row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the point above.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the next point in its row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// Makes a point.
        ///
        /// - Parameters:
        ///   - position: The position of the point, from 0 to 1 along both axes.
        ///   - leadingControlPoint: The control point towards the previous point in its row.
        ///   - topControlPoint: The control point towards the point above.
        ///   - trailingControlPoint: The control point towards the next point in its row.
        ///   - bottomControlPoint: The control point towards the point below.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }
}
