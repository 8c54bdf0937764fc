import SwiftUI
import Testing
import UmweltTesting

/// The results of taps and presses.
@MainActor
struct TapResultTests {
    @Test(
        "A tap of a button whose press a gesture mask excludes has no effect, and returns false",
        arguments: [(GestureMask.none, false), (.gesture, false), (.subviews, true), (.all, true)])
    func aTapOfAMaskedButtonHasNoEffect(mask: GestureMask, isPressed: Bool) {
        let count = Recorded(0)
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            VStack { Button("Count") { count.value += 1 } }.gesture(TapGesture(), including: mask)
        }
        #expect(host.tap("Count") == isPressed)
        #expect(count.value == (isPressed ? 1 : 0))
    }

    @Test("A tap of a text with the trait of a button has no effect, and returns false")
    func aTapOfATextThatIsNoButtonHasNoEffect() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Text("Fake").accessibilityAddTraits(.isButton)
        }
        #expect(!host.tap("Fake"))
    }

    @Test("A press on a field is handled, as the field gets the keyboard focus")
    func aPressOnAFieldIsHandled() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { TextField("Name", text: .constant("")) }
        let field = try #require(host.frame(of: "Name"))
        #expect(host.press(at: CGPoint(x: field.midX, y: field.midY)))
        host.release()
    }
}
