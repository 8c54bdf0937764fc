import SwiftUI

/// Fields of every kind, and what the program knows of them.
struct FieldsFixture: View {
    private enum Field: Hashable {
        case name, code, password, age, notes, editor
    }

    @State private var name = ""
    @State private var code = ""
    @State private var password = ""
    @State private var age = 30
    @State private var notes = ""
    @State private var essay = "An essay."
    @State private var entered = "nothing"
    @State private var isOff = false
    @FocusState private var field: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .onSubmit {
                    entered = name
                    name = ""
                }
                .submitLabel(.send)
            TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }), prompt: Text("ABC"))
                .focused($field, equals: .code)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.characters)
                .textFieldStyle(.roundedBorder)
                .font(.title2)
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
            TextField("Age", value: $age, format: .number)
                .focused($field, equals: .age)
                .multilineTextAlignment(.trailing)
            TextField("Notes", text: $notes, axis: .vertical)
                .focused($field, equals: .notes)
                .lineLimit(3)
                .lineSpacing(6)
            TextEditor(text: $essay)
                .focused($field, equals: .editor)
                .frame(height: 100)
                .disabled(isOff)
                .lineSpacing(9)
            HStack {
                Button("Clear") { name = "" }
                Button("Code") { field = .code }
                Button("None") { field = nil }
                Button("Off") { isOff.toggle() }
            }
            Text("Name \(name)")
            Text("Code \(code)")
            Text("Password \(password.count)")
            Text(verbatim: "Age \(age)")
            Text("Notes \(notes.count)")
            Text("Essay \(essay)").lineLimit(1)
            Text("Entered \(entered)")
            Text("Focus \(field.map { "\($0)" } ?? "nowhere")")
            Spacer()
        }
        .padding()
    }
}
