import SwiftUI
import Testing

@testable import UmweltCore

@Suite("The text of a value in the inspector")
struct InspectedTextTests {
    private struct Frame {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        var direction = LayoutDirection.leftToRight
        var alignment = Alignment.center
        var color = Color.red
    }

    @Test("Types have no modules of the library before their names, in whichever module they are")
    func modules() {
        for text in [InspectedText.of(Frame()), StableText.of(Frame())] {
            #expect(!text.contains("Umwelt"), "\(text)")
            #expect(text.contains("EdgeInsets(") && text.contains("LayoutDirection.leftToRight"), "\(text)")
        }
    }
}
