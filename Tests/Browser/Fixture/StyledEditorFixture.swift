import SwiftUI

/// An editor of a text with attributes, with the runs that the app has of it, and one whose text is searched.
struct StyledEditorFixture: View {
    @State private var text = AttributedString("plain ") + AttributedString("bold", attributes: .bold)
    @State private var selection = AttributedTextSelection()
    @State private var notes = "One, two, and one more"
    @State private var isFinding = false

    var body: some View {
        VStack(spacing: 20) {
            TextEditor(text: $text, selection: $selection).frame(height: 120).border(.gray)
            Text("Runs \(described)")
            Text("Part \(String(AttributedString(text[selection]).characters))")
            TextEditor(text: $notes).frame(height: 120).border(.gray).accessibilityLabel("Notes")
                .findNavigator(isPresented: $isFinding)
            Text("Notes \(notes)")
            Button("Look") { isFinding = true }
            Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
        }
        .padding()
    }

    private var described: String {
        text.runs.map { ($0.font == nil ? "" : "*") + String(text.characters[$0.range]) }.joined(separator: "|")
    }
}

extension AttributeContainer {
    fileprivate static var bold: AttributeContainer { AttributeContainer().font(.body.bold()) }
}
