import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// The ways into the app and out of it: keys, the page's address, drags and files.
struct ExchangeFixture: View {
    @State private var keys: [String] = []
    @State private var address = "none"
    @State private var dropped = "nothing"
    @State private var isTargeted = false
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var imported = "nothing"
    @State private var text = ""
    @State private var answers: [String] = []
    @State private var message = ""
    @State private var held: [String] = []
    @State private var sent: [String] = []
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 16) {
            Text("Keys: \(keys.joined(separator: " "))")
            Text("Board").padding().background(.yellow).focusable()
                .onKeyPress(keys: [.upArrow, "a"], phases: .all) { press in
                    keys.append(press.key == .upArrow ? "up" : "\(press.characters)\(press.phase == .up ? "!" : "")")
                    return .handled
                }
            TextField("Field", text: $text)
                .onKeyPress(.return) {
                    keys.append("return")
                    return .handled
                }
            Text("Address: \(address)").onOpenURL {
                address = "\($0.path())?\($0.query() ?? "")#\($0.fragment() ?? "")"
            }
            Text("Moby Dick").padding().background(.orange).draggable("Ahab") { Text("Preview").padding() }
            Text("Shelf").frame(width: 200, height: 60).background(isTargeted ? .green : .gray)
                .dropDestination(for: String.self) { items, _ in
                    dropped = items.joined(separator: " ")
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("Files here").frame(width: 200, height: 60).background(.teal)
                .onDrop(of: [.fileURL], isTargeted: nil) { providers in
                    providers.first?.loadObject(ofClass: URL.self) { url, _ in
                        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                        Task { @MainActor in dropped = text ?? "unreadable" }
                    }
                    return true
                }
            PasteButton(payloadType: String.self) { dropped = $0.joined(separator: " ") }
            Text("Dropped: \(dropped)")
            Button("Import") { isImporting = true }
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
                    imported = (try? result.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "failure"
                }
            Text("Imported: \(imported)")
            Button("Open site") {
                // Safe: the address is one.
                openURL(URL(string: "https://example.com/site")!) { answers.append($0 ? "opened" : "refused") }
            }
            HStack {
                TextField("Message", text: $message)
                Button("Send") {
                    sent.append(message)
                    message = ""
                }
                .keyboardShortcut(.return, modifiers: .control)
            }
            Text("Sent: \(sent.joined(separator: ","))")
            Text("Site: \(answers.joined(separator: " "))")
            Text("Held: \(held.joined(separator: " "))")
                .onModifierKeysChanged(mask: [.shift, .option], initial: false) { _, new in
                    held.append(new.contains(.shift) ? new.contains(.option) ? "both" : "shift" : "none")
                }
            Button("Export") { isExporting = true }
                .fileExporter(
                    isPresented: $isExporting, item: "Call me Ishmael", contentTypes: [.plainText],
                    defaultFilename: "Letter"
                ) { result in
                    imported = (try? result.get())?.lastPathComponent ?? "failure"
                }
        }
        .padding()
    }
}
