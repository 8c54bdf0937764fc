import SwiftUI

/// A text that user defaults hold, printed as it changes.
struct Stored: View {
    @AppStorage("word") private var word = "none"

    var body: some View {
        Button("Set \(word)") {
            // Neither the property nor this turn of the main actor: the store itself notifies.
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.3)
                UserDefaults.standard.set("inside", forKey: "word")
            }
        }
        .frame(width: 200, height: 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { print("shown \(word)") }
        .onChange(of: word) { print("word \(word)") }
    }
}
