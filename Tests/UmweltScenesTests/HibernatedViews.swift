import Combine
import SwiftUI

@Observable final class HibernatedModel {
    var title = "One"
    var rows = ["a", "b"]
}

final class HibernatedClock: ObservableObject {
    @Published var ticks = 0
}

/// The actions of views, in the order in which they ran.
@MainActor final class HibernatedEvents {
    var log: [String] = []
}

struct HibernatedCounter: View {
    let events: HibernatedEvents
    @State private var count = 0
    @StateObject private var clock = HibernatedClock()
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack {
            Button("\(direction == .rightToLeft ? "tnuoC" : "Count") \(count)") { count += 1 }
            Button("Ticks \(clock.ticks)") { clock.ticks += 1 }
        }
        .onAppear { events.log.append("appear") }
        .onDisappear { events.log.append("disappear") }
        .onChange(of: count) { old, new in events.log.append("\(old) to \(new)") }
    }
}

struct HibernatedRows: View {
    let shared: HibernatedModel
    let events: HibernatedEvents

    var body: some View {
        VStack {
            Text(shared.title).onChange(of: shared.title) { old, new in events.log.append("\(old) to \(new)") }
            ForEach(shared.rows, id: \.self) { row in
                Text(row).onAppear { events.log.append("appear \(row)") }
            }
        }
    }
}

struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}
