import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct SystemReader<Value: Equatable>: View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text(verbatim: "\(value)") }
}

private struct RangeReader: View {
    @Environment(\.allowedDynamicRange) private var range
    var body: some View { Text(range == nil ? "any" : range == .high ? "high" : "other") }
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
        #expect(values.scenePhase == .background)
        #expect(values.legibilityWeight == nil)
        #expect(values.colorSchemeContrast == .standard)
        #expect(values.horizontalSizeClass == nil)
        #expect(values.verticalSizeClass == nil)
        #expect(values.appearsActive)
        #expect(!values.accessibilityEnabled && !values.accessibilityReduceMotion)
        #expect(!values.accessibilityReduceTransparency && !values.accessibilityInvertColors)
        #expect(!values.accessibilityDifferentiateWithoutColor)
        #expect(!values.accessibilityShowBorders && !values.accessibilityShowButtonShapes)
    }

    @Test("A dimmed display and a recorded window are what the app says, as no host knows of them")
    func setByApps() {
        #expect(!EnvironmentValues().isLuminanceReduced && !EnvironmentValues().isSceneCaptured)
        let host = TestHost {
            VStack {
                SystemReader(\.isLuminanceReduced)
                SystemReader(\.isSceneCaptured)
            }
            .environment(\.isLuminanceReduced, true)
            .environment(\.isSceneCaptured, true)
        }
        #expect(host.texts == ["true", "true"])
    }

    @Test("What is small can be shown large where texts have a size for accessibility, unless the host says otherwise")
    func largeContentViewer() {
        let host = TestHost {
            SystemReader(\.accessibilityLargeContentViewerEnabled)
            SystemReader(\.accessibilityLargeContentViewerEnabled)
                .environment(\._accessibilityLargeContentViewerEnabled, true)
        }
        #expect(host.texts == ["false", "true"])
        let ran = host.updates { host.traits.dynamicTypeSize = .accessibility1 }
        #expect(ran == ["SystemReader<Bool>"] && host.texts == ["true", "true"])
        host.traits.accessibilityLargeContentViewerEnabled = false
        #expect(host.texts == ["false", "true"])
    }

    @Test("A view with a large form shows it while it is pressed, where the user can have that")
    func largeContent() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("Inbox").accessibilityShowsLargeContentViewer { Text("Large inbox") }
        }
        let place = try #require(host.frame(of: "Inbox"))
        func lines() -> [String] {
            host.touchDown(at: CGPoint(x: place.midX, y: place.midY))
            host.advance(by: 0.6)
            defer { host.touchUp(at: CGPoint(x: place.midX, y: place.midY)) }
            return host.displayList.textLines
        }
        #expect(lines() == ["Inbox"])
        host.traits.accessibilityLargeContentViewerEnabled = true
        #expect(lines() == ["Inbox", "Large inbox"])
        #expect(host.displayList.textLines == ["Inbox"] && host.texts == ["Inbox"])
    }

    @Test("The range of brightness of images is what a modifier says")
    func dynamicRange() {
        let host = TestHost {
            RangeReader()
            RangeReader().allowedDynamicRange(.high)
            RangeReader().allowedDynamicRange(nil).allowedDynamicRange(.high)
        }
        #expect(host.texts == ["any", "high", "any"])
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

    @Test("SEMANTICS 31: the region is that of LC_TIME, the calendar that of the locale")
    func processCustoms() async {
        await #expect(processExitsWith: .success) {
            setenv("LC_ALL", "", 1)
            setenv("LC_MESSAGES", "", 1)
            setenv("LANG", "en_US.UTF-8", 1)
            setenv("LC_TIME", "de_DE.UTF-8", 1)
            precondition(EnvironmentValues().locale.identifier == "en_DE")
            precondition(EnvironmentValues().calendar.firstWeekday == 2)
            setenv("LC_ALL", "fr_FR.UTF-8", 1)
            precondition(EnvironmentValues().locale.identifier == "fr_FR")
            setenv("LC_ALL", "fa_IR.UTF-8", 1)
            precondition(EnvironmentValues().calendar.identifier == .persian)
        }
    }

    @Test(
        "SEMANTICS 31, 32: when the process's locale or time zone changes, their readers run, where no host says more")
    func processChange() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                setenv("LC_ALL", "en_US.UTF-8", 1)
                setenv("TZ", "Europe/Berlin", 1)
                var zoned = HostTraits()
                zoned.timeZone = TimeZone(identifier: "Europe/Paris")
                @MainActor func host(_ traits: HostTraits) -> TestHost {
                    TestHost(traits: traits, typeSetter: FixedMetrics()) {
                        SystemReader(\.locale.identifier)
                        SystemReader(\.timeZone.identifier)
                        SystemReader(\.colorScheme)
                    }
                }
                let (plain, told) = (host(HostTraits()), host(zoned))
                precondition(plain.texts == ["en_US", "Europe/Berlin", "light"])
                setenv("LC_ALL", "ar_EG.UTF-8", 1)
                setenv("TZ", "Asia/Tokyo", 1)
                let ran = plain.updates {
                    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
                    NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
                }
                precondition(ran == ["SystemReader<String>", "SystemReader<String>"])
                precondition(plain.texts == ["ar_EG", "Asia/Tokyo", "light"])
                precondition(told.texts == ["ar_EG", "Europe/Paris", "light"])
            }
        }
    }

    /// Each value of the system with a reader, and one that is overridden around another reader.
    private func check<Value: Equatable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, override: Value,
        sourceLocation: SourceLocation = #_sourceLocation, change: (inout HostTraits) -> Value
    ) {
        check(keyPath, override: override, at: keyPath, sourceLocation: sourceLocation, change: change)
    }

    /// The same for a value that is overridden by another name.
    private func check<Value: Equatable>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, override: Value,
        at writable: WritableKeyPath<EnvironmentValues, Value>,
        sourceLocation: SourceLocation = #_sourceLocation, change: (inout HostTraits) -> Value
    ) {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                SystemReader(keyPath)
                SystemReader(keyPath).environment(writable, override)
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

    @Test("SEMANTICS 32: the legibility weight is nil without a host, and regular in a window, as on an iPhone")
    func legibilityWeight() {
        struct Reader: View {
            @Environment(\.legibilityWeight) private var weight
            var body: some View { Text(verbatim: weight == .regular ? "regular" : "another") }
        }
        #expect(EnvironmentValues().legibilityWeight == nil)
        #expect(TestHost(typeSetter: FixedMetrics()) { Reader() }.texts == ["regular"])
    }

    @Test("SEMANTICS 32: what people need in order to see reaches exactly the readers")
    func accessibility() {
        check(\.colorSchemeContrast, override: .standard, at: \._colorSchemeContrast) {
            $0.colorSchemeContrast = .increased
            return .increased
        }
        check(\.accessibilityReduceMotion, override: false, at: \._accessibilityReduceMotion) {
            $0.accessibilityReduceMotion = true
            return true
        }
        check(\.accessibilityReduceTransparency, override: false, at: \._accessibilityReduceTransparency) {
            $0.accessibilityReduceTransparency = true
            return true
        }
        check(\.accessibilityInvertColors, override: false, at: \._accessibilityInvertColors) {
            $0.accessibilityInvertColors = true
            return true
        }
        check(
            \.accessibilityDifferentiateWithoutColor, override: false, at: \._accessibilityDifferentiateWithoutColor
        ) {
            $0.accessibilityDifferentiateWithoutColor = true
            return true
        }
        check(\.accessibilityShowBorders, override: false, at: \._accessibilityShowButtonShapes) {
            $0.accessibilityShowBorders = true
            return true
        }
        check(\.accessibilityEnabled, override: false) {
            $0.accessibilityEnabled = true
            return true
        }
        check(\.legibilityWeight, override: .regular) {
            $0.legibilityWeight = .bold
            return .bold
        }
    }

    @Test("SEMANTICS 32: what the user does with the window reaches exactly the readers")
    func activity() {
        check(\.scenePhase, override: .background) {
            $0.scenePhase = .inactive
            return .inactive
        }
        check(\.controlActiveState, override: .active) {
            $0.controlActiveState = .inactive
            return .inactive
        }
        check(\.appearsActive, override: true) {
            $0.controlActiveState = .inactive
            return false
        }
    }

    @Test("SEMANTICS 32: size classes follow the window, and run their readers only where they change")
    func sizeClasses() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                SizeReader()
                SystemReader(\.horizontalSizeClass).environment(\.horizontalSizeClass, .regular)
            }
        }
        #expect(host.texts.first == "compact regular")
        #expect(host.updates { host.size = CGSize(width: 844, height: 390) } == ["SizeReader"])
        #expect(host.texts.first == "regular compact")
        #expect(host.updates { host.size = CGSize(width: 600, height: 479) } == [])
        #expect(host.updates { host.size = CGSize(width: 599, height: 480) } == ["SizeReader"])
        #expect(host.texts.first == "compact regular")
        host.traits.horizontalSizeClass = .regular
        #expect(host.texts.first == "regular regular")
    }

    private struct SizeReader: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View { Text("\(name(horizontal)) \(name(vertical))") }

        private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
            sizeClass.map { $0 == .compact ? "compact" : "regular" } ?? "unknown"
        }
    }

    @Test("System colours stand out more where the contrast is increased")
    func contrast() {
        var values = EnvironmentValues()
        let standard = [Color.blue, .secondary, .primary].map { $0.resolve(in: values).description }
        values._colorSchemeContrast = .increased
        let increased = [Color.blue, .secondary, .primary].map { $0.resolve(in: values).description }
        #expect(standard == ["#007AFFFF", "#3C3C4399", "#000000FF"])
        #expect(increased == ["#0040DDFF", "#3C3C43CC", "#000000FF"])
    }

    @Test("Text is heavier where that is easier to read, but for fonts of the app's own")
    func legibility() {
        func weights(_ weight: LegibilityWeight?) -> [Int] {
            let host = TestHost {
                VStack {
                    Text("plain")
                    Text("bold").bold()
                    Text("own").font(.custom("Inter", size: 12))
                }.environment(\.legibilityWeight, weight)
            }
            return host.displayList.textRuns.map(\.font.weight)
        }
        #expect(weights(.regular) == [400, 700, 400])
        #expect(weights(.bold) == [600, 900, 400])
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
