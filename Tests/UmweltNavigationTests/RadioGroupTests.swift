import SwiftUI
import Testing
import UmweltTesting

private struct Sizes: View {
    @State private var size = 1
    var isHorizontal = false

    var body: some View {
        let picker = Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.radioGroup)
        if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
    }
}

@MainActor @Suite("Radio buttons")
struct RadioGroupTests {
    @Test("Options are chosen by their buttons")
    func choose() {
        let host = TestHost { Sizes() }
        #expect(host.choice(of: "Size") == "Small")
        #expect(host.choose("Large", from: "Size") && host.choice(of: "Size") == "Large")
    }

    @Test("They are below each other, or in a row")
    func layout() {
        func frames(_ isHorizontal: Bool) -> (CGRect, CGRect) {
            let host = TestHost { Sizes(isHorizontal: isHorizontal) }
            return (host.frame(of: "Small") ?? .zero, host.frame(of: "Large") ?? .zero)
        }
        let (small, large) = frames(false)
        #expect(small.minX == large.minX && small.maxY <= large.minY)
        let (left, right) = frames(true)
        #expect(left.midY == right.midY && left.maxX < right.minX)
    }
}
