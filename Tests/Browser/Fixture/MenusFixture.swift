import SwiftUI

/// Views with menus of their own, controls that keys press, and dates.
struct MenusFixture: View {
    @State private var said = "Nothing"
    @State private var text = ""
    @State private var date = Date(timeIntervalSince1970: 1_717_191_000)

    var body: some View {
        VStack(spacing: 16) {
            Text("Menus")
            Text("Book").padding(40).contextMenu {
                Button("Share") { said = "Shared" }
                Button("Delete", role: .destructive) { said = "Deleted" }
            }
            Text(said)
            Button("Save") { said = "Saved" }.keyboardShortcut("s")
            Button("Find") { said = "Found" }.keyboardShortcut("f", modifiers: [.command, .shift])
            Button("Plain") { said = "Plainly" }.keyboardShortcut("p", modifiers: [])
            Button("Done") { said = "Done" }.keyboardShortcut(.defaultAction)
            Button("Locked") { said = "Unlocked" }.keyboardShortcut("l").disabled(true)
            TextField("Amount", text: $text).keyboardType(.decimalPad).textContentType(.oneTimeCode)
            DatePicker(
                "Due", selection: $date, in: Date(timeIntervalSince1970: 1_717_000_000)...
            )
            Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            Menu("More") {
                Button("Copy") { said = "Copied" }
                Menu("Send") {
                    Button("By mail") { said = "Mailed" }
                    Button("By post") { said = "Posted" }
                }
                Button("Print") { said = "Printed" }
            }
        }
        .padding()
    }
}
