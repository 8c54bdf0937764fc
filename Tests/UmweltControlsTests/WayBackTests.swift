import SwiftUI
import Testing
import UmweltTesting

/// A window that something covers.
private struct Covered: View {
    @State private var isPresented = false
    @State private var answer = "none"
    let kind: Kind

    enum Kind: CaseIterable { case sheet, cover, popover, alert, confirmation }

    var body: some View {
        let button = Button("Present") { isPresented = true }
        VStack {
            switch kind {
            case .sheet: button.sheet(isPresented: $isPresented) { Text("Inside") }
            case .cover: button.fullScreenCover(isPresented: $isPresented) { Text("Inside") }
            case .popover: button.popover(isPresented: $isPresented) { Text("Inside") }
            case .alert:
                button.alert("Inside", isPresented: $isPresented) {
                    Button("Do") { answer = "do" }
                    Button("Leave", role: .cancel) { answer = "leave" }
                }
            case .confirmation:
                button.confirmationDialog("Inside", isPresented: $isPresented, titleVisibility: .visible) {
                    Button("Do") { answer = "do" }
                }
            }
            Text("Answer \(answer)")
        }
    }
}

/// A stack whose page, or whole, presents a sheet.
private struct Stacks<Front: View>: View {
    @State private var isPresented = false
    let front: Front

    init(@ViewBuilder front: () -> Front) { self.front = front() }

    var body: some View {
        NavigationStack {
            NavigationLink("Down", value: 1)
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Text("Below")
                        Button("Present") { isPresented = true }
                    }
                }
        }
        .sheet(isPresented: $isPresented) { front }
    }
}

@MainActor @Suite("The way back") struct WayBackTests {
    @Test("It leads out of what covers a narrow window", arguments: Covered.Kind.allCases)
    private func narrow(kind: Covered.Kind) {
        let host = TestHost(typeSetter: FixedMetrics()) { Covered(kind: kind) }
        #expect(host.navigationDepth == 0 && !host.navigateBack())
        host.tap("Present")
        #expect(host.texts.contains("Inside"))
        #expect(host.navigationDepth == 1)
        #expect(host.navigateBack())
        #expect(!host.texts.contains("Inside"))
        #expect(host.navigationDepth == 0)
        // An alert is not left without one of its actions.
        #expect(host.texts.contains(kind == .alert ? "Answer leave" : "Answer none"))
    }

    @Test("It does not in a wide one", arguments: Covered.Kind.allCases)
    private func wide(kind: Covered.Kind) {
        let host = TestHost(size: CGSize(width: 1000, height: 800), typeSetter: FixedMetrics()) { Covered(kind: kind) }
        host.tap("Present")
        #expect(host.navigationDepth == 0 && !host.navigateBack())
        #expect(host.texts.contains("Inside"))
    }

    @Test("What the user must not close stays, and so does the page")
    func disabled() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Stacks { Text("Inside").interactiveDismissDisabled() }
        }
        host.tap("Down")
        host.tap("Present")
        #expect(host.navigationDepth == 2)
        #expect(!host.navigateBack())
        #expect(host.navigationDepth == 2 && host.texts.contains("Inside"))
    }

    @Test("It leads from the front to the back: in a sheet, out of it, and in the window")
    func order() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Stacks {
                NavigationStack {
                    NavigationLink("In", value: "a").navigationDestination(for: String.self) { _ in Text("Deep") }
                }
            }
        }
        host.tap("Down")
        host.tap("Present")
        host.tap("In")
        #expect(host.navigationDepth == 3 && host.texts.contains("Deep"))
        #expect(host.navigateBack())
        #expect(!host.texts.contains("Deep") && host.texts.contains("In"))
        #expect(host.navigateBack())
        #expect(!host.texts.contains("In") && host.texts.contains("Below"))
        #expect(host.navigateBack())
        #expect(host.texts.contains("Down"))
        #expect(!host.navigateBack())
    }

    @Test("A sheet that lets the user through to what is behind is not in the way")
    func through() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Stacks { Text("Inside").presentationBackgroundInteraction(.enabled) }
        }
        host.tap("Down")
        host.tap("Present")
        #expect(host.navigationDepth == 1)
        #expect(host.navigateBack())
        #expect(host.texts.contains("Down") && host.texts.contains("Inside"))
    }
}
