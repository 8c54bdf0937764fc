import Foundation
import UmweltRendering

/// Values of CSS.
enum CSS {
    /// Returns the clip path of an outline.
    ///
    /// - Parameter steps: The outline as a path of SVG.
    static func outline(_ steps: String, isEvenOdd: Bool) -> String {
        "path(\(isEvenOdd ? "evenodd, " : "")\"\(steps)\")"
    }

    /// Returns a colour.
    ///
    /// - Parameters:
    ///   - components: The red, green and blue components, from 0 to 1.
    ///   - opacity: The opacity from 0 to 1; nil to write none, for full opacity.
    static func color(_ components: ArraySlice<Double>, opacity: Double?) -> String {
        let components = components.map { ($0.part * 255).text }.joined(separator: " ")
        return opacity.map { "rgb(\(components) / \($0.text))" } ?? "rgb(\(components))"
    }
}

extension Double {
    var text: String { String(svg: CGFloat(self)) }
    var px: String { "\(text)px" }

    /// The number limited to the range from 0 to 1, which springs may exceed.
    var part: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
