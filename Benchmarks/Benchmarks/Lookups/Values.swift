import SwiftUI
import UmweltTesting

struct FirstKey: EnvironmentKey {
    static let defaultValue = 0
}

/// As many keys as there are types to name.
struct NumberedKey<Tens, Ones>: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    mutating func set<Tens, Ones>(_ tens: Tens.Type, _ ones: Ones.Type) { self[NumberedKey<Tens, Ones>.self] = 1 }
}

enum Values {
    /// A set in which `count` keys are set, `FirstKey` first.
    static func filled(_ count: Int) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.first = 1
        let digits: [Any.Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
            UInt64.self,
        ]
        for number in 1..<max(count, 1) {
            func open<Tens>(_ tens: Tens.Type) {
                func open<Ones>(_ ones: Ones.Type) { values.set(tens, ones) }
                _openExistential(digits[number % 10], do: open)
            }
            _openExistential(digits[number / 10], do: open)
        }
        return values
    }
}

/// Hands itself out, installed.
///
/// Unchecked, as an installed `@Environment` is one actor's: the benchmark's task reads it while no other does.
nonisolated struct Probe: View, @unchecked Sendable {
    @Environment(\.first) var first
    let handOut: (Probe) -> Void

    @MainActor var body: some View {
        let _ = handOut(self)
        Text("")
    }

    /// A probe in a view tree, below as many scopes as `depth`.
    @MainActor
    static func installed(at depth: Int) -> Probe {
        var result: Probe?
        let host = TestHost(typeSetter: FixedMetrics()) {
            Deep(levels: depth) { AnyView(Probe { result = $0 }) }
        }
        host.update()
        guard let result else { fatalError("The probe's body did not run.") }
        return result
    }
}

/// Hands out its whole environment.
struct WholeProbe: View {
    @Environment(\.self) var values
    let handOut: (EnvironmentValues) -> Void

    var body: some View {
        let _ = handOut(values)
        Text("")
    }

    /// The environment of a view below as many scopes as `depth`.
    @MainActor
    static func values(at depth: Int) -> EnvironmentValues {
        var result = EnvironmentValues()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Deep(levels: depth) { AnyView(WholeProbe { result = $0 }) }
        }
        host.update()
        return result
    }
}

/// A view below a number of environment modifiers.
private struct Deep: View {
    let levels: Int
    let content: () -> AnyView

    var body: some View {
        if levels == 0 {
            content()
        } else {
            Deep(levels: levels - 1, content: content).environment(\.first, levels)
        }
    }
}
