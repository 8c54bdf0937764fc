import Combine
import SwiftUI
import TestSupport

/// Music with two properties that are published, and one that is not.
class Tape: ObservableObject {
    @Published var title: String
    @Published var position = 0
    var note = "unpublished"

    init(_ title: String) { self.title = title }
}

/// Says itself that it changes, through a publisher of its own that counts who listens.
final class Radio: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    var station = 1 {
        willSet { objectWillChange.send(newValue) }
    }
}

struct ObservingReader: View {
    @ObservedObject var tape: Tape
    var body: some View { Text(tape.title) }
}

struct EnvironmentReader: View {
    @EnvironmentObject private var tape: Tape
    var body: some View { Text(tape.title) }
}

extension [String] {
    /// The bodies that ran but for those of switchers.
    var withoutSwitchers: [String] { filter { !$0.hasPrefix("Switcher<") } }
}
