import Testing
import UmweltTesting

@testable import SwiftUI
import Umwelt

@Suite("The design of the system that views are drawn in") @MainActor struct InterfaceDesignTests {
    private struct Design: View {
        @Environment(\.interfaceDesign) private var design

        var body: some View { Text("iOS \(design.rawValue)") }
    }

    @Test("A test chooses it for its window, and changes it; without a choice it is that of iOS 18")
    func window() {
        #expect(TestHost { Design() }.texts == ["iOS 18"])
        let host = TestHost(design: .iOS26) { Design() }
        #expect(host.texts == ["iOS 26"])
        #expect(host.updates { host.traits.design = .iOS18 } == ["Design"])
        #expect(host.texts == ["iOS 18"])
    }

    @Test("It is a value of the host by name, so a sheet of pictures can have both")
    func named() throws {
        var traits = HostTraits.testing
        try TraitSettings("design=26").apply(to: &traits)
        #expect(traits.design == .iOS26)
    }

    @Test(
        "The variable UMWELT_DESIGN chooses it for a process",
        arguments: [("26", InterfaceDesign.iOS26), ("", .iOS18), ("18", .iOS18)])
    func variable(text: String, design: InterfaceDesign) throws {
        #expect(try InterfaceDesign(["UMWELT_DESIGN": text]) == design)
    }

    @Test("A system without a design is an error that names those with one", arguments: ["17", "26.1", "new"])
    func wrong(text: String) {
        let error = #expect(throws: NumberedSettingError<InterfaceDesign>.self) {
            try InterfaceDesign(["UMWELT_DESIGN": text])
        }
        #expect(error?.description.hasPrefix("“\(text)” is no design in UMWELT_DESIGN: write 18 or 26") == true)
    }
}
