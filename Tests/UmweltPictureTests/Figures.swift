import SwiftUI
import Testing
import UmweltTesting

// Suites that compare figures with those of devices share these.

extension TestHost {
    /// Makes a window with a number of pixels to a point.
    convenience init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat, design: InterfaceDesign? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        var traits = HostTraits.testing
        traits.displayScale = scale
        self.init(size: size, traits: traits, design: design, content: content)
    }
}

extension Pixels {
    /// Returns the rectangle around the pixels of an area that fulfil a condition, in points as the area.
    func bounds(in area: CGRect, scale: Int, where isIncluded: (UInt32) -> Bool) -> CGRect {
        var result = CGRect.null
        for y in Int(area.minY) * scale..<Int(area.maxY) * scale {
            for x in Int(area.minX) * scale..<Int(area.maxX) * scale where isIncluded(self[x, y]) {
                result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result.applying(CGAffineTransform(scaleX: 1 / CGFloat(scale), y: 1 / CGFloat(scale)))
    }
}

/// Returns the frame of a view by its label.
@MainActor func frame(_ label: String, _ host: TestHost) throws -> CGRect {
    try #require(host.frame(of: label), "\(label) is not there")
}

/// A red area to measure, with a label.
@MainActor func mark(_ name: String = "mark") -> some View {
    Color.red.accessibilityElement().accessibilityLabel(name)
}
