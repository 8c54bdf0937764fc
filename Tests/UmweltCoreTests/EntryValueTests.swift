import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltInteraction
@testable import UmweltLayout
import UmweltControls

extension EnvironmentValues {
    @Entry fileprivate var accent: Color = .red
    @Entry fileprivate var editor: String?
}

extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}

extension ContainerValues {
    @Entry fileprivate var columns = 2
}

extension FocusedValues {
    @Entry fileprivate var document: String?
}

private struct ScaledText: View {
    @Environment(\.pixelLength) private var pixelLength
    var body: some View { Text(verbatim: "\(pixelLength)") }
}

private struct BadgeReader: View {
    @Environment(\.badge) private var badge
    var body: some View { Text(badge) }
}

@MainActor @Suite("Entries and derived values") struct EntryValueTests {
    @Test("SEMANTICS 7: @Entry makes a key and its accessors; an optional starts nil")
    func environment() {
        var values = EnvironmentValues()
        #expect(values.accent == .red)
        #expect(values.editor == nil)
        values.accent = .blue
        values.editor = "vi"
        #expect(values.accent == .blue)
        #expect(values.editor == "vi")
        #expect(values.theme == "plain")
    }

    @Test("SEMANTICS 7: @Entry works in transactions, container values and focused values")
    func otherContainers() {
        var transaction = Transaction()
        #expect(transaction.isQuick == false)
        transaction.isQuick = true
        #expect(transaction.isQuick)
        var container = ContainerValues()
        #expect(container.columns == 2)
        container.columns = 3
        #expect(container.columns == 3)
        var focused = FocusedValues()
        #expect(focused.document == nil)
        focused.document = "letter"
        #expect(focused.document == "letter")
    }

    @Test("SEMANTICS 8: pixelLength follows displayScale, and so does its reader")
    func pixelLength() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ScaledText()
                Bystander()
            }
        }
        #expect(host.texts == ["1.0", "bystander"])
        #expect(host.updates { host.traits.displayScale = 2 } == ["ScaledText"])
        #expect(host.texts == ["0.5", "bystander"])
    }

    @Test("SEMANTICS 8: a reader of a derived value runs only when the derived value differs")
    func derivedFromTwo() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in BadgeReader().environment(\.level, step * 5) }.environment(\.theme, "dark")
        }
        #expect(host.texts == ["Go", "dark 0"])
        #expect(host.updates { host.tap("Go") }.map(\.isSwitcher) == [true])
        #expect(host.updates { host.tap("Go") }.last == "BadgeReader")
        #expect(host.texts == ["Go", "dark 1"])
    }
}
