import SwiftUI
import Testing
import UmweltTesting

private struct SystemReader<Value: Equatable>: View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text(verbatim: "\(value)") }
}

@MainActor @Suite("Values of the system") struct SystemValueTests {
    @Test("SEMANTICS 31: what the values are before any host is attached")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values.colorScheme == .light)
        #expect(values.displayScale == 1)
        #expect(values.pixelLength == 1)
        #expect(values.lineLimit == nil)
        #expect(values.font == nil)
        #expect(values.isEnabled)
        #expect(values.truncationMode == .tail)
        #expect(values.multilineTextAlignment == .leading)
        #expect(values.layoutDirection == .leftToRight)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.sizeCategory == .large)
        #expect(values.redactionReasons == [])
        #expect(values.timeZone == .current)
        #expect(values.calendar.identifier == Calendar.current.identifier)
    }

    @Test("SEMANTICS 31: the locale is the process's own, by LC_ALL, LC_MESSAGES or LANG")
    func processLocale() async {
        await #expect(processExitsWith: .success) {
            setenv("LC_ALL", "de_CH.UTF-8", 1)
            precondition(EnvironmentValues().locale.identifier == "de_CH")
            setenv("LC_ALL", "C", 1)
            setenv("LC_MESSAGES", "", 1)
            setenv("LANG", "ar_EG.UTF-8", 1)
            precondition(EnvironmentValues().locale.identifier == "ar_EG")
            await MainActor.run {
                let host = TestHost(traits: HostTraits(), typeSetter: FixedMetrics()) {
                    SystemReader(\.layoutDirection)
                }
                precondition(host.texts == ["rightToLeft"])
            }
        }
    }

    /// Each value of the system with a reader, and one that is overridden around another reader.
    private func check<Value: Equatable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, override: Value,
        sourceLocation: SourceLocation = #_sourceLocation, change: (inout HostTraits) -> Value
    ) {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                SystemReader(keyPath)
                SystemReader(keyPath).environment(keyPath, override)
                LevelReader()
            }
        }
        #expect(host.texts[1] == "\(override)", sourceLocation: sourceLocation)
        var expected: Value?
        let ran = host.updates { expected = change(&host.traits) }
        #expect(ran == ["SystemReader<\(Value.self)>"], sourceLocation: sourceLocation)
        #expect(host.texts == [expected.map { "\($0)" } ?? "", "\(override)", "0"], sourceLocation: sourceLocation)
    }

    @Test("SEMANTICS 32: a host's change reaches exactly the readers, and an override shields its subtree")
    func hostChanges() {
        check(\.colorScheme, override: .light) {
            $0.colorScheme = .dark
            return .dark
        }
        check(\.displayScale, override: 5) {
            $0.displayScale = 2
            return 2
        }
        check(\.timeZone, override: TimeZone(secondsFromGMT: 0)!) {
            $0.timeZone = TimeZone(secondsFromGMT: 7200)
            return TimeZone(secondsFromGMT: 7200)!
        }
        check(\.dynamicTypeSize, override: .small) {
            $0.dynamicTypeSize = .accessibility2
            return .accessibility2
        }
        check(\.layoutDirection, override: .leftToRight) {
            $0.layoutDirection = .rightToLeft
            return .rightToLeft
        }
        check(\.locale, override: Locale(identifier: "ja_JP")) {
            $0.locale = Locale(identifier: "de_DE")
            return Locale(identifier: "de_DE")
        }
        check(\.calendar, override: Calendar(identifier: .hebrew)) {
            $0.calendar = Calendar(identifier: .buddhist)
            return Calendar(identifier: .buddhist)
        }
    }

    @Test("SEMANTICS 32: pixelLength and sizeCategory follow what they derive from")
    func derived() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                SystemReader(\.pixelLength)
                SystemReader(\.sizeCategory)
            }
        }
        #expect(host.updates { host.traits.displayScale = 4 } == ["SystemReader<Double>"] || host.texts[0] == "0.25")
        host.updates { host.traits.dynamicTypeSize = .xLarge }
        #expect(host.texts == ["0.25", "extraLarge"])
    }

    @Test("SEMANTICS 32: the locale decides the direction, unless the host does")
    func direction() {
        let host = TestHost(typeSetter: FixedMetrics()) { SystemReader(\.layoutDirection) }
        host.traits.locale = Locale(identifier: "ar_EG")
        #expect(host.texts == ["rightToLeft"])
        host.traits.layoutDirection = .leftToRight
        #expect(host.texts == ["leftToRight"])
    }

    @Test("SEMANTICS 32: dynamicTypeSize(_:) with a range keeps the host's size within it")
    func typeSizeRange() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack { SystemReader(\.dynamicTypeSize).dynamicTypeSize(.medium ... .xxLarge) }
        }
        host.traits.dynamicTypeSize = .accessibility5
        #expect(host.texts == ["xxLarge"])
        host.traits.dynamicTypeSize = .xSmall
        #expect(host.texts == ["medium"])
        host.traits.dynamicTypeSize = .xLarge
        #expect(host.texts == ["xLarge"])
    }

    @Test("Text is written in the environment's locale and time zone")
    func texts() {
        let date = Date(timeIntervalSince1970: 0)
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Text("\(1234)")
                Text("\(1234)").environment(\.locale, Locale(identifier: "de_DE"))
                Text(date, style: .date).environment(\.timeZone, TimeZone(secondsFromGMT: -3600)!)
            }
        }
        #expect(host.texts == ["1,234", "1.234", "December 31, 1969"])
    }
}
