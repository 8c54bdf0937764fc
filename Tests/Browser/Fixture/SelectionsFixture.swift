import SwiftUI

/// A wheel, and a text part of which is selected, with what they hold.
struct SelectionsFixture: View {
    @State private var flavour = "Flavour 3"
    @State private var text = "one two three"
    @State private var part: TextSelection?

    var body: some View {
        VStack(spacing: 20) {
            Text("Chosen \(flavour)")
            Picker("Flavours", selection: $flavour) {
                ForEach(0..<20) { Text("Flavour \($0)").tag("Flavour \($0)") }
            }
            .pickerStyle(.wheel)
            TextField("Words", text: $text, selection: $part).textFieldStyle(.roundedBorder)
            Text("Part \(described)")
            Button("Select two") { part = text.firstRange(of: "two").map { TextSelection(range: $0) } }
        }
        .padding()
    }

    private var described: String {
        switch part?.indices {
        case .selection(let range) where !range.isEmpty: String(text[range])
        default: "none"
        }
    }
}
