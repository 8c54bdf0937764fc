import SwiftUI
import Testing

import Umwelt
@testable import UmweltCore
import UmweltControls

private struct CountKey: EnvironmentKey {
    static let defaultValue = 0
}

private struct Numbered<Number>: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

@Suite("Storage of values") struct StorageTests {
    /// The address of what a set of values keeps.
    private func address(of values: EnvironmentValues) -> UnsafeRawPointer? {
        values.own.withUnsafeBytes { $0.baseAddress }
    }

    @Test("SEMANTICS 5: a copy shares what the original keeps, however much that is")
    func copyIsShared() {
        var values = EnvironmentValues()
        func set<Key>(_ key: Key.Type, count: Int) {
            values[Numbered<Key>.self] = count
            if count > 0 { set(Key?.self, count: count - 1) }
        }
        set(Int.self, count: 99)
        #expect(values.writtenEntries.count == 100)
        var copy = values
        #expect(address(of: copy) == address(of: values))
        copy[CountKey.self] = 1
        #expect(address(of: copy) != address(of: values))
    }

    @Test("SEMANTICS 6: a million writes of one key take no more room than one")
    func boundedMemory() {
        var values = EnvironmentValues()
        values[CountKey.self] = 0
        let (room, place) = (values.own.capacity, address(of: values))
        for number in 1...1_000_000 { values[CountKey.self] = number }
        #expect(values.own.capacity == room)
        #expect(address(of: values) == place)
        #expect(values.description == "[EnvironmentPropertyKey<CountKey> = 1000000]")
    }
}
