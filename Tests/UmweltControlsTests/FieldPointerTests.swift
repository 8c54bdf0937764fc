import SwiftUI
import Testing
import Umwelt

@testable import UmweltTesting

@MainActor @Suite("Pointers on fields")
struct FieldPointerTests {
    @Test("A field is under a pointer in its whole frame, also where it has no text")
    func frame() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { TextEditor(text: .constant("One")) }
        host.update()
        for point in [CGPoint(x: 20, y: 15), CGPoint(x: 190, y: 90)] {
            guard case .field? = host.host.nodes.at(point).first?.semantics.role else {
                Issue.record("No field is at \(point).")
                continue
            }
        }
    }
}
