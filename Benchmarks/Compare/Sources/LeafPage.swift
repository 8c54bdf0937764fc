import SwiftUI

/// A page of 10,000 texts, below a button that counts.
struct LeafPage: App {
    enum Stack: String {
        case plain, lazy
    }

    @MainActor private static var stack = Stack.plain

    /// Serves the page until the process is ended.
    @MainActor static func serve(_ stack: Stack) {
        self.stack = stack
        main()
    }

    var body: some Scene {
        WindowGroup {
            ScrollView {
                CountingButton()
                switch Self.stack {
                case .plain: VStack { Leaves() }
                case .lazy: LazyVStack { Leaves() }
                }
            }
        }
    }
}

private struct CountingButton: View {
    @State private var count = 0

    var body: some View { Button("Pressed \(count)") { count += 1 } }
}

private struct Leaves: View {
    var body: some View { ForEach(0..<10_000, id: \.self) { Text(verbatim: "Row \($0)") } }
}
