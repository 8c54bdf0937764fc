import SwiftUI
import Testing
import UmweltTesting

extension FocusedValues {
    @Entry fileprivate var removedNumber: Int?
}

private struct Reader: View {
    @FocusedValue(\.removedNumber) private var number
    var body: some View { Text("number \(number ?? -1)") }
}

private struct Rows: View {
    @State private var text = ""
    @State private var hasField = true

    var body: some View {
        VStack {
            Reader()
            Button("Remove") { hasField = false }
            if hasField {
                VStack {
                    Group { HStack { TextField("field", text: $text).focusedValue(\.removedNumber, 7) }.padding() }
                }
                .environment(\.lineLimit, 2)
            }
        }
    }
}

@MainActor struct FocusRemovalTests {
    @Test func `A focused view that is removed with the views around it takes its focused value with it`() {
        let host = TestHost(typeSetter: FixedMetrics()) { Rows() }
        host.focus("field")
        #expect(host.texts.contains("number 7"))
        host.tap("Remove")
        #expect(host.texts.contains("number -1"))
    }
}
