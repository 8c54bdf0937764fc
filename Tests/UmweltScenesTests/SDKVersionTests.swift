import Testing
import UmweltTesting

@testable import SwiftUI
import Umwelt

@Suite("The version of the SDK whose rules views follow") @MainActor struct SDKVersionTests {
    private struct Version: View {
        @Environment(\.sdkVersion) private var version

        var body: some View { Text("SDK \(version.rawValue)") }
    }

    @Test("Without a setting it is the newest")
    func newest() {
        #expect(SDKVersion.newest == .v27 && SDKVersion.newest == SDKVersion.allCases.max())
        #expect(TestHost { Version() }.texts == ["SDK 27"])
    }

    @Test("A test chooses it for its window, and changes it")
    func window() {
        let host = TestHost(sdk: .v26) { Version() }
        #expect(host.texts == ["SDK 26"])
        #expect(host.updates { host.traits.sdk = .v27 } == ["Version"])
        #expect(host.texts == ["SDK 27"])
    }

    @Test(
        "The variable UMWELT_SDK chooses it for a process",
        arguments: [("26", SDKVersion.v26), ("", .v27), ("27", .v27)])
    func variable(text: String, version: SDKVersion) throws {
        #expect(try SDKVersion(["UMWELT_SDK": text]) == version)
    }

    @Test("A version without rules is an error that names those with rules", arguments: ["18", "26.1", "new"])
    func wrong(text: String) {
        let error = #expect(throws: NumberedSettingError<SDKVersion>.self) { try SDKVersion(["UMWELT_SDK": text]) }
        #expect(error?.description == "“\(text)” is no version of the SDK in UMWELT_SDK: write 26 or 27.")
    }
}
