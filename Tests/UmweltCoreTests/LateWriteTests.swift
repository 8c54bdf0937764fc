import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension EnvironmentValues {
    /// Sets one of two values, by its sign.
    fileprivate var levelOrLimit: Int {
        get { level }
        set {
            if newValue < 0 { lineLimit = -newValue } else { level = newValue }
        }
    }
}

private struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View { Text(verbatim: "\(values.level) \(values.nickname ?? "none")") }
}

private struct NicknameReader: View {
    @Environment(\.nickname) private var nickname
    var body: some View { Text(nickname ?? "none") }
}

/// A modifier that comes to set a key later than it was made: what is below looks for it further out so far.
@MainActor @Suite("Keys that are set late") struct LateWriteTests {
    @Test("A reader sees a key that a modifier around it sets later")
    func reader() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    NicknameReader()
                    LevelReader()
                    WholeReader()
                }
                .transformEnvironment(\.self) {
                    $0.level = 3
                    if step % 2 == 1 { $0.nickname = "late" }
                }
            }
        }
        #expect(host.texts == ["Go", "none", "3", "3 none"])
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["NicknameReader", "WholeReader"])
        #expect(host.texts == ["Go", "late", "3", "3 late"])
        host.tap("Go")
        #expect(host.texts == ["Go", "none", "3", "3 none"])
    }

    @Test("A text sees a line limit that a modifier around it sets later")
    func text() throws {
        let host = TestHost(size: CGSize(width: 170, height: 800), traits: .finePixels, typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    Text("twenty letters a line and so on for ever")
                    VStack { Text("twenty letters a line and so on it goes") }.environment(\.font, .body)
                }
                .environment(\.levelOrLimit, step == 0 ? 1 : -1)
            }
        }
        let line: CGFloat = 17 * 1.2
        #expect(host.frame(of: "twenty letters a line and so on for ever")?.height == 61.2)
        host.tap("Go")
        #expect(host.frame(of: "twenty letters a line and so on for ever")?.height == line)
        #expect(host.frame(of: "twenty letters a line and so on it goes")?.height == line)
    }

    @Test("A modifier deep inside can set a key late for the views below it alone")
    func deep() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    NicknameReader()
                    NicknameReader().environment(\.level, 1).environment(\.theme, "x")
                        .transformEnvironment(\.self) { if step > 0 { $0.nickname = "in" } }
                }
                .environment(\.nickname, "out")
            }
        }
        #expect(host.texts == ["Go", "out", "out"])
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["NicknameReader"])
        #expect(host.texts == ["Go", "out", "in"])
    }
}
