import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

/// Counts how often the default of ``CountedKey`` was computed.
@MainActor private enum Defaults { static var count = 0 }

private struct CountedKey: EnvironmentKey {
    static var defaultValue: Int {
        MainActor.assumeIsolated {
            Defaults.count += 1
            return Defaults.count
        }
    }
}

private final class Cart {}

private struct CartKey: EnvironmentKey {
    static var defaultValue: Cart { Cart() }
}

extension EnvironmentValues {
    fileprivate var counted: Int {
        get { self[CountedKey.self] }
        set { self[CountedKey.self] = newValue }
    }

    fileprivate var cart: Cart {
        get { self[CartKey.self] }
        set { self[CartKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.counted) private var counted
    var body: some View { Text("counted \(counted > 0)") }
}

private struct CartReader: View {
    let found: (Cart) -> Void
    @Environment(\.cart) private var cart
    var body: some View {
        let _ = found(cart)
        Text("cart")
    }
}

private struct WholeCartReader: View {
    let found: (Cart) -> Void
    @Environment(\.self) private var values
    var body: some View {
        let _ = found(values.cart)
        Text("cart")
    }
}

@Suite(.serialized) @MainActor struct EnvironmentDefaultTests {
    init() { Defaults.count = 0 }

    @Test func `SEMANTICS 71: a default is not computed for readers that a writer reaches`() {
        let host = show {
            Switcher { step in
                Reader().environment(\.counted, step + 1)
                Reader().transformEnvironment(\.self) { $0.counted = step + 2 }
            }
        }
        host.tap("Go")
        #expect(host.texts == ["Go", "counted true", "counted true"])
        #expect(Defaults.count == 0)
    }

    @Test func `SEMANTICS 71: a default is not computed where a set of values replaces all others`() {
        var values = EnvironmentValues()
        values.counted = 5
        let host = show {
            Switcher { step in Reader().environment(\.self, step == 0 ? values : EnvironmentValues()) }
        }
        #expect(Defaults.count == 0)
        host.tap("Go")
        #expect(Defaults.count == 1)
        #expect(host.environment(of: "Reader") != nil)
        #expect(Defaults.count == 1)
    }

    @Test func `SEMANTICS 71: a default is computed once for a window, however many read it`() {
        let host = show {
            Reader()
            Reader().environment(\.self, EnvironmentValues())
        }
        #expect(host.texts == ["counted true", "counted true"])
        #expect(Defaults.count == 1)
    }

    @Test func `SEMANTICS 71: an object that is a default is the same one in all ways to read it`() {
        var carts: [Cart] = []
        let host = show {
            CartReader { carts.append($0) }
            WholeCartReader { carts.append($0) }
            CartReader { carts.append($0) }.environment(\.self, EnvironmentValues())
        }
        host.update()
        #expect(carts.count == 3)
        #expect(carts.allSatisfy { $0 === carts[0] })
    }
}
