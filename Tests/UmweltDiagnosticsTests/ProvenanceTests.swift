import SwiftUI
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var tone = 0
}

@MainActor @Suite("The writers of an environment value") struct ProvenanceTests {
    private struct Reader: View {
        @Environment(\.tone) private var tone
        var body: some View { Text("tone \(tone)") }
    }

    private struct Presenting: View {
        @State private var isShown = false
        var body: some View {
            Button("Present") { isShown = true }
                .sheet(isPresented: $isShown) { Reader().environment(\.tone, 3) }
                .environment(\.tone, 2)
        }
    }

    private struct SceneApp: App {
        var body: some Scene { WindowGroup { Presenting() }.environment(\.tone, 1) }
    }

    @Test("are told through scenes and presentations, from the outside in, each with its line")
    func throughScenes() throws {
        let host = try #require(TestHost(app: SceneApp()))
        host.tap("Present")
        #expect(host.texts.contains("tone 3"))
        let tone = try #require(host.environment(of: "Reader")?["tone"])
        #expect(tone.writers.map(\.value) == ["1", "2", "3"])
        #expect(
            tone.writers.allSatisfy {
                $0.place?.hasPrefix("UmweltDiagnosticsTests/ProvenanceTests.swift:") == true && !$0.isHost
            })
        let lines = tone.writers.compactMap { $0.place?.split(separator: ":").last.flatMap { Int($0) } }
        #expect(Set(lines).count == 3)
    }
}
