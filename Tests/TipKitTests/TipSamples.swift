import Foundation
import SwiftUI
import TipKit
import Umwelt

/// A tip without conditions.
struct PlainTip: Tip {
    var title: Text { Text("Save") }
    var message: Text? { Text("It is at the top of the list.") }
}

/// Another tip without conditions.
struct OtherTip: Tip {
    var title: Text { Text("Share") }
}

/// A tip with a parameter and an event.
struct RuledTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var visits = 0
    static let didOpen = Event(id: "didOpen")
    static let didView = Event<Landmark>(id: "didView")

    struct Landmark: Codable, Sendable {
        let name: String
    }

    var title: Text { Text("Rules") }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.$visits, Self.didOpen) { visits, event in visits + event.donations.donatedWithin(.day).count >= 2 }
    }
}

/// A tip that appears twice at most.
struct RareTip: Tip {
    var title: Text { Text("Rare") }
    var options: [any Option] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}

/// A tip that is visible for a minute at most.
struct ShortTip: Tip {
    var title: Text { Text("Short") }
    var options: [any Option] { [MaxDisplayDuration(60)] }
}

/// A tip with buttons.
struct ActionTip: Tip {
    var title: Text { Text("Actions") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(title: "Done") { invalidate(reason: .actionPerformed) }
    }
}

/// A class with a parameter, whose initializers know no `Self`.
final class Settings {
    @Parameter public static var theme: String?
}

extension TipDatastore {
    /// Runs a test with an empty store that is configured, and its clock.
    @MainActor static func test(
        _ options: [Tips.ConfigurationOption] = [],
        _ body: @MainActor (TipDatastore, SteppedClock) async throws -> Void
    ) async throws {
        let clock = SteppedClock(start: Date(timeIntervalSinceReferenceDate: 0))
        let store = TipDatastore(clock: clock)
        try await $current.withValue(store) {
            try Tips.configure(options)
            try await body(store, clock)
        }
    }
}
