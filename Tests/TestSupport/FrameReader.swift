import SwiftUI

/// Reports the frame of a view in its window.
package struct FrameReader: ViewModifier {
    private let report: (CGRect) -> Void

    package init(report: @escaping (CGRect) -> Void) { self.report = report }

    package func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            report($0)
        }
    }
}
