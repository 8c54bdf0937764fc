import Umwelt
import UmweltControls
import UmweltNavigation

/// The text of an empty panel.
struct EmptyPanel: View {
    let text: String

    var body: some View { Text(text).foregroundStyle(.secondary) }
}

/// A source position, shown without its module; a press opens it in the editor.
struct PlaceLink: View {
    let model: InspectorModel
    let place: String

    var body: some View {
        Button(String(place[(place.lastIndex(of: "/").map(place.index(after:)) ?? place.startIndex)...])) {
            model.onEdit?(place)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
        .accessibilityHint("Opens in the editor")
    }
}

/// A value that can be replaced: by one of a few, or by a text.
struct ValueEditor: View {
    let name: String
    let value: String
    let choices: [String]?
    let set: (String) -> Void
    @State private var text = ""

    var body: some View {
        if let choices {
            Picker(name, selection: Binding(get: { value }, set: { set($0) })) {
                if !choices.contains(value) { Text(value).tag(value) }
                ForEach(choices, id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.menu)
            .labelsHidden()
        } else {
            TextField(name, text: $text, prompt: Text("another value"))
                .textFieldStyle(.roundedBorder)
                .frame(maxWidth: 160)
                .onSubmit {
                    set(text)
                    text = ""
                }
        }
    }
}
