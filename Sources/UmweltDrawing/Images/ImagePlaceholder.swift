import Foundation

/// The drawing that replaces an image that cannot be shown: a question mark in a dashed frame, in a grey that is
/// visible on light and dark backgrounds.
package enum ImagePlaceholder {
    /// The default size of the placeholder in points.
    package static let size = CGSize(width: 32, height: 32)

    /// Returns the frame and the question mark inside a rectangle; an empty array if they do not fit.
    package static func items(in frame: CGRect) -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        guard side.isFinite, frame.width.isFinite, frame.height.isFinite, side >= 2 else { return [] }
        let paint = Paint.color(ResolvedColor(red: 0.55, green: 0.55, blue: 0.57))
        let width = min(max(side / 16, 1), 2)
        let inset = frame.insetBy(dx: width / 2, dy: width / 2)
        let border = Path(roundedRect: inset, cornerRadius: min(side / 6, 8))
        let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: [width * 2.5, width * 2.5])
        let height = min(side * 0.5, 40)
        return [
            .stroke(border, paint, style),
            .fill(questionMark(at: CGPoint(x: frame.midX, y: frame.midY), height: height), paint, isEvenOdd: true),
        ]
    }

    private static func questionMark(at center: CGPoint, height: CGFloat) -> Path {
        let mark = SVGPathData.path(
            """
            M3.900 6.200C3.900 2.700 6.200 1 8.400 1c2.600 0 4.400 1.700 4.400 4.100 0 2-1.100 3-2.300 3.900-1 .800-1.300 1.200-1.300 \
            2.200H7.400c0-2 .9-2.800 2-3.700C10.400 6.700 10.900 6.200 10.900 5.100 10.900 3.700 9.900 2.800 8.400 2.800 7 2.800 5.900 3.800 \
            5.800 6.200zM9.400 14.200a1.150 1.150 0 1 1-2.300 0 1.150 1.150 0 0 1 2.300 0z
            """)
        return mark.mapped {
            CGPoint(x: center.x + ($0.x - 8.3) * height / 14, y: center.y + ($0.y - 8.2) * height / 14)
        }
    }
}
