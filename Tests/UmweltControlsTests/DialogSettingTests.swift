import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

private struct Page: View {
    var severity = DialogSeverity.automatic
    var icon: Image?
    @State private var isShown = true

    var body: some View {
        Text("asks")
            .alert("Delete?", isPresented: $isShown) { Button("OK") {} }
            .dialogIcon(icon)
            .dialogSeverity(severity)
    }
}

@MainActor @Suite("Settings of dialogs")
struct DialogSettingTests {
    @Test("An icon is above the title, with a sign of warning if the dialog is critical")
    func icon() {
        let icon = Image(systemName: "trash")
        let plain = TestHost { Page() }.displayList.leaves.count
        let withIcon = TestHost { Page(icon: icon) }
        #expect(withIcon.displayList.leaves.count > plain)
        #expect(TestHost { Page(severity: .critical) }.displayList.leaves.count > plain)
        let both = TestHost { Page(severity: .critical, icon: icon) }.displayList.leaves.count
        #expect(both > withIcon.displayList.leaves.count)
    }

    @Test("A toggle in a dialog says that the user does not want to be asked again")
    func suppression() {
        struct Page: View {
            @State private var asks = true
            @State private var isSuppressed = false
            var body: some View {
                Text(isSuppressed ? "Silent" : "Asks")
                    .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
                    .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
            }
        }
        let host = TestHost { Page() }
        #expect(host.isOn("Never again") == false)
        #expect(host.toggle("Never again") && host.isOn("Never again") == true)
        #expect(host.tap("Delete") && host.texts == ["Silent"])
        let usual = TestHost {
            Text("Asks").alert("Delete?", isPresented: .constant(true)) {}.dialogSuppressionToggle(
                isSuppressed: .constant(false))
        }
        #expect(usual.isOn("Do not ask again") == false)
    }

    @Test("A confirmation dialog with a disabled cancel button is only left by its actions", arguments: [false, true])
    func disabledCancel(isDisabled: Bool) {
        struct Page: View {
            let isDisabled: Bool
            @State private var asks = true
            var body: some View {
                Text("Page").confirmationDialog("Delete?", isPresented: $asks) {
                    Button("Delete") {}
                    Button("Keep", role: .cancel) {}.disabled(isDisabled)
                }
            }
        }
        let host = TestHost(design: .iOS18) { Page(isDisabled: isDisabled) }
        #expect(host.dismissPresentation() != isDisabled)
        #expect(host.texts.contains("Delete") == isDisabled)
        #expect(host.tap("Delete") == isDisabled)
        #expect(host.texts == ["Page"])
    }
}
