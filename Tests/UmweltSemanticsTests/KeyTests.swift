import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct BoolKey: EnvironmentKey {
    static let defaultValue = false
}

private struct IntKey: EnvironmentKey {
    static let defaultValue = 7
}

private struct OtherIntKey: EnvironmentKey {
    static let defaultValue = 7
}

private struct NilKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

private struct HiddenKey: EnvironmentKey {
    static let defaultValue = "from this file"
}

private struct ComputedKey: EnvironmentKey {
    static var defaultValue: [Int] { Array(1...3) }
}

private final class Engine: Sendable {}

private struct EngineKey: EnvironmentKey {
    static let defaultValue = Engine()
}

/// Numbers of the same parity are the same.
private struct ParityKey: EnvironmentKey {
    static let defaultValue = 0
    static func _valuesEqual(_ lhs: Int, _ rhs: Int) -> Bool { lhs % 2 == rhs % 2 }
}

extension EnvironmentValues {
    fileprivate var parity: Int {
        get { self[ParityKey.self] }
        set { self[ParityKey.self] = newValue }
    }
}

private struct ParityReader: View {
    @Environment(\.parity) private var parity
    var body: some View { Text(verbatim: "\(parity)") }
}

@MainActor @Suite("Keys") struct KeyTests {
    @Test("SEMANTICS 1: a key that is not set has its default, and a read adds nothing")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values[BoolKey.self] == false)
        #expect(values[IntKey.self] == 7)
        #expect(values.description == "[]")
    }

    @Test("SEMANTICS 2: two keys with values of one type never mix")
    func keysOfOneType() {
        var values = EnvironmentValues()
        values[IntKey.self] = 1
        #expect(values[OtherIntKey.self] == 7)
        values[OtherIntKey.self] = 2
        #expect(values[IntKey.self] == 1)
    }

    @Test("SEMANTICS 2: a private key of another file is a key of its own, though it has the same name")
    func privateKeys() {
        var values = EnvironmentValues()
        values[HiddenKey.self] = "set"
        #expect(values.hiddenElsewhere == "from another file")
        values.hiddenElsewhere = "set elsewhere"
        #expect(values[HiddenKey.self] == "set")
    }

    @Test("SEMANTICS 3: a default may be nil, computed, or one instance of a class")
    func sortsOfDefaults() {
        let values = EnvironmentValues()
        #expect(values[NilKey.self] == nil)
        #expect(values[ComputedKey.self] == [1, 2, 3])
        #expect(values[EngineKey.self] === EngineKey.defaultValue)
    }

    @Test("SEMANTICS 3: an optional value can be set to nil again")
    func optionalSetToNil() {
        var values = EnvironmentValues()
        values[NilKey.self] = "name"
        values[NilKey.self] = nil
        #expect(values[NilKey.self] == nil)
        #expect(values.description == "[EnvironmentPropertyKey<NilKey> = nil]")
    }

    @Test("SEMANTICS 4: the comparison is == for equatable values, and a key's own where it has one")
    func comparisons() {
        #expect(IntKey._valuesEqual(1, 1))
        #expect(!IntKey._valuesEqual(1, 2))
        #expect(ParityKey._valuesEqual(1, 3))
        #expect(EngineKey._valuesEqual(EngineKey.defaultValue, EngineKey.defaultValue))
        #expect(!EngineKey._valuesEqual(EngineKey.defaultValue, Engine()))
    }

    @Test("SEMANTICS 4: a key's own comparison decides whether its readers run")
    func ownComparisonInTree() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in ParityReader().environment(\.parity, step * step + step) }
        }
        #expect(host.updates { host.tap("Go") }.map(\.isSwitcher) == [true])
        let odd = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in ParityReader().environment(\.parity, step) }
        }
        #expect(odd.updates { odd.tap("Go") }.last == "ParityReader")
        #expect(odd.texts == ["Go", "1"])
    }

    @Test("SEMANTICS 5: a copy that is changed leaves the original as it is")
    func valueType() {
        var original = EnvironmentValues()
        original[IntKey.self] = 1
        var copy = original
        copy[IntKey.self] = 2
        copy[BoolKey.self] = true
        #expect(original[IntKey.self] == 1)
        #expect(original[BoolKey.self] == false)
        #expect(original.description == "[EnvironmentPropertyKey<IntKey> = 1]")
    }

    @Test("SEMANTICS 6: the description lists what was set, newest first")
    func description() {
        var values = EnvironmentValues()
        values[IntKey.self] = 1
        values[BoolKey.self] = true
        #expect(values.description == "[EnvironmentPropertyKey<BoolKey> = true, EnvironmentPropertyKey<IntKey> = 1]")
        values[IntKey.self] = 2
        #expect(values.description == "[EnvironmentPropertyKey<IntKey> = 2, EnvironmentPropertyKey<BoolKey> = true]")
    }

    @Test("SEMANTICS 6: in a tree the inner values come first, and those that they overwrite are listed, too")
    func descriptionInTree() {
        struct Reader: View {
            @Environment(\.self) private var values
            var body: some View { Text(verbatim: values.description) }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            Reader().environment(\.listedNumber, 2).environment(\.isListed, true).environment(\.listedNumber, 1)
        }
        let text = host.texts.first ?? ""
        #expect(
            text.hasPrefix(
                "[EnvironmentPropertyKey<IntDescriptionKey> = 2, EnvironmentPropertyKey<BoolDescriptionKey> = true, "
                    + "EnvironmentPropertyKey<IntDescriptionKey> = 1, "), "\(text.prefix(300))")
    }

    @Test("SEMANTICS 6: writing the default still lists")
    func defaultIsListed() {
        var values = EnvironmentValues()
        values[BoolKey.self] = false
        #expect("\(values)" == "[EnvironmentPropertyKey<BoolKey> = false]")
    }
}

private struct IntDescriptionKey: EnvironmentKey {
    static let defaultValue = 0
}

private struct BoolDescriptionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var listedNumber: Int {
        get { self[IntDescriptionKey.self] }
        set { self[IntDescriptionKey.self] = newValue }
    }

    fileprivate var isListed: Bool {
        get { self[BoolDescriptionKey.self] }
        set { self[BoolDescriptionKey.self] = newValue }
    }
}
