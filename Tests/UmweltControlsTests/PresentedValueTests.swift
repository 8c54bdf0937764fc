import SwiftUI
import Testing
import UmweltTesting

@testable import UmweltControls

@MainActor @Suite("Values inside of presentations") struct PresentedValueTests {
    enum Kind: CaseIterable, Sendable { case sheet, page, fitted, cover, popover }

    private struct Presenting<Content: View>: View {
        let kind: Kind
        @ViewBuilder let content: Content
        @State private var isShown = true

        var body: some View {
            let base = VStack { Text("base") }
            switch kind {
            case .sheet: base.sheet(isPresented: $isShown) { content }
            case .page:
                base.sheet(isPresented: $isShown) {
                    content.presentationSizing(.page.fitted(horizontal: false, vertical: true))
                }
            case .fitted: base.sheet(isPresented: $isShown) { content.presentationSizing(.fitted) }
            case .cover: base.fullScreenCover(isPresented: $isShown) { content }
            case .popover: base.popover(isPresented: $isShown) { content }
            }
        }
    }

    private struct SizeClass: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height

        var body: some View { Text("\(name(width)) \(name(height))") }

        private func name(_ value: UserInterfaceSizeClass?) -> String { value == .compact ? "compact" : "regular" }
    }

    private static let tablet = CGSize(width: 1024, height: 768)
    private static let phone = CGSize(width: 390, height: 844)

    @Test(
        "In a wide window a sheet of a form's size is compact; a page, a cover and a popover are as wide as the window",
        arguments: [
            (Kind.sheet, "compact regular"), (.fitted, "compact regular"), (.page, "regular regular"),
            (.cover, "regular regular"), (.popover, "regular regular"),
        ])
    func tablet(kind: Kind, classes: String) {
        let host = TestHost(size: Self.tablet) { Presenting(kind: kind) { SizeClass() } }
        #expect(host.texts.last == classes)
    }

    @Test("In a narrow window all presentations are compact", arguments: Kind.allCases)
    func phone(kind: Kind) {
        let host = TestHost(size: Self.phone) { Presenting(kind: kind) { SizeClass() } }
        #expect(host.texts.last == "compact regular")
    }

    @Test("What a sheet presents has the class of the window, and a popover from it is a bubble")
    func nested() {
        func inner(_ kind: Kind) -> TestHost {
            TestHost(size: Self.tablet) { Presenting(kind: .sheet) { Presenting(kind: kind) { SizeClass() } } }
        }
        #expect(inner(.cover).texts.last == "regular regular")
        #expect(inner(.popover).texts.last == "regular regular")
        #expect(inner(.sheet).texts.last == "compact regular")
    }

    @Test("A sheet becomes compact and regular with the window, without a body of the presenter's")
    func resizing() {
        let host = TestHost(size: Self.tablet) { Presenting(kind: .cover) { SizeClass() } }
        #expect(host.updates { host.size = Self.phone } == ["SizeClass"])
        #expect(host.texts.last == "compact regular")
        let sheet = TestHost(size: Self.tablet) { Presenting(kind: .sheet) { SizeClass() } }
        #expect(sheet.updates { sheet.size = Self.phone } == [])
    }

    private struct ControlValues: View {
        @Environment(\.controlSize) private var size
        @Environment(\.buttonSizing) private var sizing
        @Environment(\.buttonRepeatBehavior) private var repetition
        @Environment(\.menuIndicatorVisibility) private var indicator
        @Environment(\.buttonBorderShape) private var shape

        var body: some View {
            let isNew = [
                size == .regular, sizing == .automatic, repetition == .automatic, indicator == .automatic,
                shape == .automatic,
            ]
            Text(isNew.map { $0 ? "new" : "kept" }.joined(separator: " "))
        }
    }

    private func values(_ sdk: SDKVersion, _ kind: Kind) -> String? {
        TestHost(size: Self.tablet, sdk: sdk) {
            Presenting(kind: kind) { ControlValues() }
                .controlSize(.large)
                .buttonSizing(.flexible)
                .buttonRepeatBehavior(.enabled)
                .menuIndicator(.visible)
                .buttonBorderShape(.circle)
        }.texts.last
    }

    @Test("SDK 27: the values of controls begin anew in sheets, covers and popovers", arguments: Kind.allCases)
    func sdk27(kind: Kind) { #expect(values(.v27, kind) == "new new new new new") }

    @Test("SDK 26: the values of controls are those of the presenter", arguments: Kind.allCases)
    func sdk26(kind: Kind) { #expect(values(.v26, kind) == "kept kept kept kept kept") }

    @Test(
        "A menu and a dialog have the presenter's values of controls, whatever the SDK", arguments: SDKVersion.allCases)
    func menus(sdk: SDKVersion) {
        let host = TestHost(sdk: sdk) { Menu("More") { ControlValues() }.controlSize(.large) }
        host.tap("More")
        #expect(host.texts.contains { $0.hasPrefix("kept") })
    }

    @Test("Another SDK changes the values of a sheet that shows")
    func change() {
        let host = TestHost(size: Self.tablet, sdk: .v26) {
            Presenting(kind: .sheet) { ControlValues() }.controlSize(.large)
        }
        #expect(host.texts.last == "kept new new new new")
        #expect(host.updates { host.traits.sdk = .v27 } == ["ControlValues"])
        #expect(host.texts.last == "new new new new new")
    }
}
