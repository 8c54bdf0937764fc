import SwiftUI

/// The sheet with a new note. What was typed stays if it cannot be kept.
struct SigningSheet: View {
    @Environment(Notes.self) private var notes
    @Environment(\.visitor) private var visitor
    @Environment(\.dismiss) private var dismiss
    @State private var typed = ""
    @State private var isWriting = false
    @State private var hasFailed = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Note", text: $typed, axis: .vertical)
                } footer: {
                    Text(footer)
                }
                LabeledContent("Signed by", value: Notes.name(of: visitor))
            }
            .navigationTitle("New Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send", action: send).disabled(Note.text(of: typed) == nil || isWriting)
                }
            }
        }
    }

    private var footer: String {
        if hasFailed { return "The guestbook is away: the note is not kept. Try again in a moment." }
        return typed.count > Note.longest ? "A note has \(Note.longest) characters at most." : ""
    }

    private func send() {
        guard let text = Note.text(of: typed) else { return }
        isWriting = true
        Task {
            do throws(NoteError) {
                _ = try await notes.sign(text, as: visitor)
                dismiss()
            } catch {
                hasFailed = true
            }
            isWriting = false
        }
    }
}
