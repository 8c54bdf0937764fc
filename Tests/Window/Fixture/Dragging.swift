import SwiftUI

/// Views that are dragged, above one on which things are dropped.
struct Dragging: View {
    /// The name of the window in what is printed.
    let name: String
    @Environment(\.openWindow) private var openWindow
    @State private var isTargeted = false

    private static let file = ProcessInfo.processInfo.environment["FILE"] ?? "/dev/null"

    var body: some View {
        VStack(spacing: 0) {
            Text("Text").frame(width: 200, height: 40).background(.yellow).draggable("Ahab")
            Text("Link").frame(width: 200, height: 40).background(.orange)
                .draggable(URL(string: "https://example.org/whale")!)
            Text("File").frame(width: 200, height: 40).background(.pink)
                .onDrag { NSItemProvider(object: NSURL(fileURLWithPath: Self.file)) }
            Text("Value").frame(width: 200, height: 40).background(.mint).draggable(Book(title: "Moby-Dick"))
            Text("Texts").frame(width: 200, height: 60).background(isTargeted ? .gray : .blue)
                .dropDestination(for: String.self) { texts, _ in
                    print("\(name) text \(texts.joined())")
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("Links").frame(width: 200, height: 60).background(.green)
                .dropDestination(for: URL.self) { links, _ in
                    print("\(name) link \(links.map(\.absoluteString).joined())")
                    return true
                }
            Text("Books").frame(width: 200, height: 60).background(.purple)
                .dropDestination(for: Book.self) { books, _ in
                    print("\(name) book \(books.map(\.title).joined())")
                    return true
                }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear {
            print("shown \(name)")
            if name == "one" { openWindow(id: "other") }
        }
    }

    private struct Book: Codable, Transferable {
        let title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
        }
    }
}
