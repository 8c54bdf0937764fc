import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltControls

private struct Choice: View {
    @State private var isOpen = false
    @State private var choice = "none"

    var body: some View {
        VStack(spacing: 0) {
            Button("Choose") { isOpen = true }
                .menu(isPresented: $isOpen) {
                    ForEach(["red", "green"], id: \.self) { name in Button(name) { choice = name } }
                }
            Text(choice)
        }
    }
}

@MainActor @Suite("Menus") struct MenuPresentationTests {
    @Test("A menu opens beside what it belongs to, and ends with a choice")
    func choosing() throws {
        let host = TestHost(typeSetter: FixedMetrics()) { Choice() }
        let button = try #require(host.frame(of: "Choose"))
        host.tap("Choose")
        #expect(host.texts == ["Choose", "none", "red", "green"])
        #expect(try #require(host.frame(of: "red")).minY >= button.maxY)
        guard case .dialog(let dialog)? = host.semantics.first?.role else { throw CancellationError() }
        #expect(dialog.kind == .menu)
        host.tap("green")
        #expect(host.texts == ["Choose", "green"])
    }

    @Test("The escape key, or a press beside it, ends a menu without a choice")
    func leaving() {
        let host = TestHost(typeSetter: FixedMetrics()) { Choice() }
        host.tap("Choose")
        #expect(host.dismissPresentation())
        #expect(host.texts == ["Choose", "none"])
    }
}
