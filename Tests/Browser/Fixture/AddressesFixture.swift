import SwiftUI

/// A stack whose path is that of the page's address.
struct AddressesFixture: View {
    @State private var path: [Int] = []
    @State private var heard = "nothing"

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 20) {
                Text("Heard \(heard)")
                ForEach([3, 5], id: \.self) { NavigationLink("Open \($0)", value: $0) }
                Button("Both") { path = [3, 5] }
                NavigationLink("Terms") { Text("These are the terms.").navigationTitle("Terms") }
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Int.self) { number in
                VStack(spacing: 20) {
                    Text("This is note \(number).")
                    NavigationLink("Next", value: number + 1)
                    Button("First") { path = [] }
                }
                .navigationTitle("Note \(number)")
            }
        }
        .navigationURL($path) { path in
            path.isEmpty ? [] : ["notes"] + path.map(String.init)
        } destination: { components in
            guard components.first == "notes" else { return components.isEmpty ? [] : nil }
            let numbers = components.dropFirst().compactMap { Int($0) }
            return numbers.count == components.count - 1 ? numbers : nil
        }
        .onOpenURL { url in
            if url.path().contains("heard") { heard = "\(url.path())?\(url.query() ?? "")" }
        }
    }
}
