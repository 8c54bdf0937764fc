import SwiftUI
import Testing
import UmweltTesting

// A character is 8.5 points wide, a line 20.4 high: FixedMetrics at the body size of 17.

/// A view in a window, with boxes instead of letters.
@MainActor package func show<Content: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 100, traits: HostTraits = .finePixels,
    @ViewBuilder _ content: @escaping () -> Content
) -> TestHost {
    TestHost(
        size: CGSize(width: width, height: height), traits: traits, typeSetter: FixedMetrics(), content: content)
}

extension HostTraits {
    /// Pixels so fine that the sizes of texts in ``FixedMetrics`` stand on them as they are.
    package static var finePixels: HostTraits {
        var traits = HostTraits.testing
        traits.displayScale = 10
        return traits
    }
}

/// Expects a text at a place, but for rounding.
@MainActor package func expect(
    _ host: TestHost, _ label: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let frame = host.frame(of: label)
    let sides = frame.map {
        [$0.minX - x, $0.minY - y, $0.width - (width ?? $0.width), $0.height - (height ?? $0.height)]
    }
    #expect(
        sides?.allSatisfy { abs($0) < 1e-6 } == true, "\(label): \(String(describing: frame))",
        sourceLocation: sourceLocation)
}

/// A view of a size, which can be found by its name.
package struct Box: View {
    package let name: String
    package let width: CGFloat
    package let height: CGFloat

    package init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.name = name
        self.width = width
        self.height = height
    }

    package var body: some View { Text(name).frame(width: width, height: height, alignment: .topLeading) }
}

/// A view that fills what it is offered, with its name in the upper leading corner and another in the lower trailing
/// one.
package struct Filling: View {
    package let name: String

    package init(_ name: String) { self.name = name }

    package var body: some View {
        Color.gray
            .overlay(alignment: .topLeading) { Text(name) }
            .overlay(alignment: .bottomTrailing) { Text("/\(name)") }
    }
}

extension TestHost {
    /// The rectangle of a ``Filling``.
    package func room(of name: String) -> CGRect? {
        guard let start = frame(of: name), let end = frame(of: "/\(name)") else { return nil }
        return CGRect(x: start.minX, y: start.minY, width: end.maxX - start.minX, height: end.maxY - start.minY)
    }
}

/// True if two rectangles are the same but for rounding.
package func isNear(_ one: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let one else { return false }
    return [one.minX - x, one.minY - y, one.width - width, one.height - height].allSatisfy { abs($0) < 1e-6 }
}
