import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Actions of sections")
struct SectionActionTests {
    private struct Trips: View {
        @State private var trips = ["Rome"]

        var body: some View {
            List {
                Section("Trips") { ForEach(trips, id: \.self) { Text($0) } }
                    .sectionActions { Button("Add") { trips.append("Oslo") } }
                Section("Others") { Text("none") }
            }
        }
    }

    @Test("The actions are rows after those of their section, and of no other")
    func rows() {
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Trips() }
        #expect(host.rows == ["Rome", "Add", "none"])
        #expect(host.press("Add"))
        #expect(host.rows == ["Rome", "Oslo", "Add", "none"])
    }
}
