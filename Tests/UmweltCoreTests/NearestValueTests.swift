import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct EnabledReader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
}

private struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View { Text(verbatim: "\(values.theme) \(values.level)") }
}

@Observable private final class Step {
    var size = 1
}

@MainActor @Suite("Which value a view sees") struct NearestValueTests {
    @Test("SEMANTICS 10: the nearest modifier wins, outside it the outer value holds, siblings see nothing")
    func nearest() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ThemeReader()
                VStack {
                    ThemeReader().environment(\.theme, "inner")
                    ThemeReader()
                }
                .environment(\.theme, "middle")
                ThemeReader()
            }
            .environment(\.theme, "outer")
        }
        #expect(host.texts == ["outer", "inner", "middle", "outer"])
    }

    @Test("SEMANTICS 10: modifiers of one view apply from the outside in")
    func orderOnOneView() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            LevelReader().environment(\.level, 1).environment(\.level, 2)
        }
        #expect(host.texts == ["1"])
    }

    @Test("SEMANTICS 10: a value is found through any number of other values")
    func farAway() {
        struct Deep: View {
            let depth: Int
            var body: some View {
                if depth == 0 {
                    VStack {
                        ThemeReader()
                        LevelReader()
                    }
                } else {
                    AnyView(Deep(depth: depth - 1)).environment(\.level, depth)
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Deep(depth: 50).environment(\.theme, "far") }
        #expect(host.texts == ["far", "1"])
    }

    @Test("SEMANTICS 11: transforms start from the value outside and compose from the outside in")
    func transforms() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                LevelReader().transformEnvironment(\.level) { $0 *= 10 }.transformEnvironment(\.level) { $0 += 1 }
                LevelReader()
            }
            .environment(\.level, 2)
        }
        #expect(host.texts == ["30", "2"])
    }

    @Test("SEMANTICS 11: a transform follows the value outside of it")
    func transformFollows() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                LevelReader().transformEnvironment(\.level) { $0 += 100 }.environment(\.level, step)
            }
        }
        #expect(host.updates { host.tap("Go") }.last == "LevelReader")
        #expect(host.texts == ["Go", "101"])
    }

    @Test("SEMANTICS 11: an observable property that a transform reads is tracked")
    func transformObserves() {
        let step = Step()
        let host = TestHost(typeSetter: FixedMetrics()) {
            LevelReader().transformEnvironment(\.level) { $0 += step.size }
        }
        #expect(host.texts == ["1"])
        #expect(host.updates { step.size = 5 } == ["LevelReader"])
        #expect(host.texts == ["5"])
        #expect(host.updates { step.size = 6 } == ["LevelReader"])
        #expect(host.texts == ["6"])
    }

    @Test("SEMANTICS 11: when key path and value change together, the content sees the new value")
    func keyPathChanges() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    WholeReader()
                    LevelReader()
                    LevelReader()
                }
                .environment(step == 0 ? \.level : \.otherLevel, step + 1)
            }
            .environment(\.level, 40)
        }
        #expect(host.texts == ["Go", "plain 1", "1", "1"])
        host.tap("Go")
        #expect(host.texts == ["Go", "plain 40", "40", "40"])
        host.tap("Go")
        #expect(host.texts == ["Go", "plain 40", "40", "40"])
    }

    @Test("SEMANTICS 12: environment(\\.self, …) replaces everything, and @Environment(\\.self) reads everything")
    func wholeSet() {
        var values = EnvironmentValues()
        values.level = 9
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                WholeReader()
                WholeReader().environment(\.self, values)
                VStack {
                    ThemeReader()
                    LevelReader()
                }.environment(\.theme, "in").environment(\.self, values)
            }
            .environment(\.theme, "out").environment(\.level, 1)
        }
        #expect(host.texts == ["out 1", "plain 9", "in", "9"])
    }

    @Test("SEMANTICS 12: a replaced set changes as a whole, and runs the readers of what differs")
    func wholeSetChanges() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    ThemeReader()
                    LevelReader()
                    WholeReader()
                }
                .environment(\.self, Self.values(step))
            }
        }
        #expect(host.texts == ["Go", "first", "0", "first 0"])
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["ThemeReader", "LevelReader", "WholeReader"])
        #expect(host.texts == ["Go", "plain", "5", "plain 5"])
    }

    private static func values(_ step: Int) -> EnvironmentValues {
        var values = EnvironmentValues()
        if step == 0 { values.theme = "first" } else { values.level = 5 }
        return values
    }

    @Test("SEMANTICS 13: disabled(false) inside does not enable again")
    func disabled() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                EnabledReader().disabled(false).disabled(true)
                EnabledReader().disabled(true).disabled(false)
                EnabledReader().disabled(false)
                EnabledReader().environment(\.isEnabled, true).disabled(true)
            }
        }
        #expect(host.texts == ["disabled", "disabled", "enabled", "enabled"])
    }

    @Test("SEMANTICS 13: a disabled button does not run its action")
    func disabledButton() {
        var presses = 0
        let host = TestHost(typeSetter: FixedMetrics()) { Button("Press") { presses += 1 }.disabled(true) }
        #expect(host.tap("Press") == false)
        #expect(presses == 0)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var otherLevel: Int = 0
}
