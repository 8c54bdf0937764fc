import SwiftUI

/// A window that opens twenty others and closes them, round after round, and prints what is left of them.
struct ManyWindows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    private static let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 5
    private static let windows = 0..<20

    var body: some View {
        Text("Many windows")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .task {
                for round in 1...Self.rounds {
                    for number in Self.windows { openWindow(id: "one", value: number) }
                    await wait(for: Self.windows.count)
                    for number in Self.windows { dismissWindow(id: "one", value: number) }
                    await wait(for: 0)
                    print("round \(round)")
                }
                print("left \(Witness.shown) shown, \(Witness.living) living")
            }
    }

    /// Waits until some windows are there, and nothing is of others; no longer than ten seconds.
    ///
    /// The windows come to rest first: while they are made and closed without a pause, the display's events, some 40
    /// for each, wait to be read, and Xlib keeps the memory of the longest queue.
    private func wait(for count: Int) async {
        let end = ContinuousClock.now + .seconds(10)
        do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
        while Witness.shown != count || (count == 0 && Witness.living != 0), ContinuousClock.now < end {
            do { try await Task.sleep(for: .milliseconds(10)) } catch { return }
        }
    }
}

/// One of many windows.
struct OneWindow: View {
    let number: Int
    @State private var witness = Witness()
    @State private var text = ""

    var body: some View {
        VStack {
            Text("Window \(number)")
            TextField("Text", text: $text)
            Button("Button") {}
            List(0..<20, id: \.self) { Text("Row \($0)") }
        }
        .onAppear { Witness.shown += 1 }
        .onDisappear { Witness.shown -= 1 }
    }
}

/// The witness of a window's state: it lives as long.
@MainActor private final class Witness {
    static var shown = 0
    static var living = 0

    init() { Self.living += 1 }

    isolated deinit { Self.living -= 1 }
}
