import Foundation
import SwiftUI
import Testing
import UmweltTesting

private struct Steps: View {
    @AppStorage("hostSteps") private var steps = 0
    @AppStorage("hostShare") private var share = 0.5
    var body: some View {
        Button {
            steps += 1
            share = 3
        } label: {
            // As Swift writes numbers: a localized text has six digits after the point.
            Text(verbatim: "\(steps) \(share)")
        }
        Text("plain \(UserDefaults.standard.integer(forKey: "hostSteps"))")
    }
}

@MainActor @Suite("User defaults of tests", .serialized) struct HostDefaultsTests {
    private func host() -> TestHost { TestHost(typeSetter: FixedMetrics()) { Steps() } }

    @Test("Each host begins without what views of another have set, which other code of the first one reads")
    func fresh() {
        let first = host()
        first.tap("0 0.5")
        #expect(first.texts == ["1 3.0", "plain 1"])
        let second = host()
        #expect(second.texts.first == "0 0.5")
        second.tap("0 0.5")
        #expect(first.texts.first == "1 3.0")
        struct StepsApp: App { var body: some Scene { WindowGroup { Steps() } } }
        #expect(TestHost(app: StepsApp(), typeSetter: FixedMetrics())?.texts.first == "0 0.5")
    }

    @Test("What a test sets in the standard defaults is there, before and after views have set it, and stays")
    func seeds() {
        defer { UserDefaults.standard.removeObject(forKey: "hostSteps") }
        UserDefaults.standard.set(7, forKey: "hostSteps")
        do {
            let host = host()
            #expect(host.texts == ["7 0.5", "plain 7"])
            host.tap("7 0.5")
            #expect(host.texts.first == "8 3.0")
            UserDefaults.standard.set(20, forKey: "hostSteps")
            #expect(host.texts.first == "20 3.0")
            UserDefaults.standard.set(8, forKey: "hostSteps")
        }
        #expect(UserDefaults.standard.object(forKey: "hostShare") == nil)
        #expect(UserDefaults.standard.integer(forKey: "hostSteps") == 7)
        #expect(host().texts == ["7 0.5", "plain 7"])
    }
}
