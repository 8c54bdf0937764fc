import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct HeightKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Teller: View {
    @State private var height = 1
    var body: some View { Button("Grow") { height += 1 }.preference(key: HeightKey.self, value: height) }
}

private struct Listener: View {
    @State private var heard = 0
    var body: some View {
        Text("\(heard)")
        Teller().onPreferenceChange(HeightKey.self) { heard = $0 }
    }
}

private struct Renewed: View {
    @State private var number = 1
    var body: some View {
        Button("Renew") { number += 1 }
        Text("x").id(number)
    }
}

private struct Branches: View {
    @State private var isOn = false
    var body: some View {
        Button("Switch") { isOn.toggle() }
        if isOn { Text("on") } else { Divider() }
    }
}

@MainActor @Suite("What else an update does") struct UpdateEventTests {
    private func show<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(typeSetter: FixedMetrics(), content: content)
    }

    @Test func `A preference is named once where its readers get another value`() {
        let host = show { Listener() }
        let record = host.explain { host.tap("Grow") }
        #expect(record.preferences == ["HeightKey"])
        #expect(record.description.contains("Preference HeightKey changed\n"))
        #expect(record.identities == [])
    }

    @Test func `Content with another identity is named by its view, by id and by branch`() {
        let renewed = show { Renewed() }
        #expect(renewed.explain { renewed.tap("Renew") }.identities == ["Renewed: id 2"])
        let branches = show { Branches() }
        #expect(branches.explain { branches.tap("Switch") }.identities == ["Branches: if"])
    }

    @Test func `The time of each pass is measured, and none where nothing happens`() {
        let host = show { Renewed() }
        let times = host.explain { host.tap("Renew") }.times
        #expect(times.bodies > 0 && times.structure > 0 && times.layout > 0)
        let idle = host.explain {}.times
        #expect(idle.bodies + idle.structure + idle.preferences + idle.layout + idle.actions == 0)
    }
}
