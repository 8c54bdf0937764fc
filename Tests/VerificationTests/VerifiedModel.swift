import Combine
import SwiftUI

@Observable final class VerifiedHolder: Identifiable {
    var name: String

    init(_ name: String) { self.name = name }
}

@Observable final class VerifiedSong {
    var title = "Alfie"
}

final class VerifiedTape: ObservableObject {
    @Published var title = 0
    @Published var other = 0
}

struct VerifiedRow: Identifiable, Equatable {
    let id: Int
    var name: String
    var isOn = false
}

/// The values that the views of a random tree depend on.
@Observable @MainActor final class VerifiedModel {
    var plan: VerifiedPlan
    var count = 0
    var flag = false
    var text = "text"
    var rows = (0..<6).map { VerifiedRow(id: $0, name: "row \($0)") }
    var holder = VerifiedHolder("first")
    var stored = 0
    var isPresented: Set<Int> = []
    var path: [Int] = []
    var tab = 0
    var selection: Set<Int> = []
    var date = Date(timeIntervalSinceReferenceDate: 0)

    /// The row that is bound where there are no others.
    var spareRow = VerifiedRow(id: -1, name: "spare")
    @ObservationIgnored let song = VerifiedSong()
    @ObservationIgnored let tape = VerifiedTape()

    init(_ plan: VerifiedPlan) { self.plan = plan }

    func binding(isPresented id: Int) -> Binding<Bool> {
        Binding(
            get: { self.isPresented.contains(id) },
            set: { isShown in
                if isShown { self.isPresented.insert(id) } else { self.isPresented.remove(id) }
            })
    }
}

extension EnvironmentValues {
    @Entry var verifiedHolder: VerifiedHolder?
    @Entry var verifiedSong: VerifiedSong?

    /// A value that is computed from an object.
    var verifiedTitle: String { "\(level) \(verifiedHolder?.name ?? "none")" }
}

extension FocusedValues {
    @Entry var verifiedNumber: Int?
}

struct VerifiedSum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct VerifiedAnchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
