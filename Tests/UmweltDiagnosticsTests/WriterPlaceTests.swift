import Combine
import Foundation
import SwiftUI
import Testing
import UmweltTesting

private struct Probe: View {
    var body: some View { Text("probe") }
}

private final class Lamp: ObservableObject {}

@Observable private final class Shelf {}

/// A modifier that writes the environment, and the line at which it is called.
private struct Writer: CustomTestStringConvertible {
    let name: String
    let line: UInt
    let content: @MainActor (Probe) -> AnyView

    init<Content: View>(
        _ name: String, line: UInt = #line, _ content: @escaping @MainActor (Probe) -> Content
    ) {
        self.name = name
        self.line = line
        self.content = { AnyView(content($0)) }
    }

    var testDescription: String { "\(name), line \(line)" }
}

private struct Focused<Content: View>: View {
    @FocusState private var isFocused: Bool
    @FocusState private var number: Int?
    @ViewBuilder let content: (FocusState<Bool>.Binding, FocusState<Int?>.Binding) -> Content
    var body: some View { content($isFocused, $number) }
}

private struct Spaced<Content: View>: View {
    @Namespace private var namespace
    let content: (Namespace.ID) -> Content
    var body: some View { content(namespace) }
}

// Each is on one line, which is that of the call.
private let writers: [Writer] = [
    Writer("environment") { $0.environment(\.lineLimit, 3) },
    Writer("environment") { $0.environment(Shelf()) },
    Writer("transformEnvironment") { $0.transformEnvironment(\.lineLimit) { $0 = 2 } },
    Writer("environmentObject") { $0.environmentObject(Lamp()) },
    Writer("accentColor") { $0.accentColor(.red) },
    Writer("allowedDynamicRange") { $0.allowedDynamicRange(.high) },
    Writer("allowsTightening") { $0.allowsTightening(true) },
    Writer("alternatingRowBackgrounds") { $0.alternatingRowBackgrounds() },
    Writer("autocapitalization") { $0.autocapitalization(.none) },
    Writer("autocorrectionDisabled") { $0.autocorrectionDisabled() },
    Writer("backgroundStyle") { $0.backgroundStyle(.red) },
    Writer("badgeProminence") { $0.badgeProminence(.increased) },
    Writer("baselineOffset") { $0.baselineOffset(2) },
    Writer("bold") { $0.bold() },
    Writer("buttonBorderShape") { $0.buttonBorderShape(.capsule) },
    Writer("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) },
    Writer("buttonSizing") { $0.buttonSizing(.flexible) },
    Writer("buttonStyle") { $0.buttonStyle(.plain) },
    Writer("colorScheme") { $0.colorScheme(.dark) },
    Writer("contentMargins") { $0.contentMargins(.all, EdgeInsets()) },
    Writer("contentMargins") { $0.contentMargins(.all, 2) },
    Writer("contentMargins") { $0.contentMargins(2) },
    Writer("contentTransition") { $0.contentTransition(.opacity) },
    Writer("controlGroupStyle") { $0.controlGroupStyle(.menu) },
    Writer("controlSize") { $0.controlSize(.large) },
    Writer("controlSize") { $0.controlSize(.small ... .large) },
    Writer("datePickerStyle") { $0.datePickerStyle(.compact) },
    Writer("defaultAdaptableTabBarPlacement") { $0.defaultAdaptableTabBarPlacement(.sidebar) },
    Writer("defaultAppStorage") { $0.defaultAppStorage(.standard) },
    Writer("defaultScrollAnchor") { $0.defaultScrollAnchor(.bottom) },
    Writer("defaultScrollAnchor") { $0.defaultScrollAnchor(.bottom, for: .alignment) },
    Writer("dialogIcon") { $0.dialogIcon(Image(systemName: "star")) },
    Writer("dialogSeverity") { $0.dialogSeverity(.critical) },
    Writer("disableAutocorrection") { $0.disableAutocorrection(true) },
    Writer("disabled") { $0.disabled(true) },
    Writer("disclosureGroupStyle") { $0.disclosureGroupStyle(.automatic) },
    Writer("dynamicTypeSize") { $0.dynamicTypeSize(.large) },
    Writer("dynamicTypeSize") { $0.dynamicTypeSize(.small ... .large) },
    Writer("fileDialogConfirmationLabel") { $0.fileDialogConfirmationLabel("Take") },
    Writer("fileDialogDefaultDirectory") { $0.fileDialogDefaultDirectory(URL(fileURLWithPath: "/")) },
    Writer("fileDialogMessage") { $0.fileDialogMessage("Which?") },
    Writer("findDisabled") { $0.findDisabled() },
    Writer("findNavigator") { $0.findNavigator(isPresented: .constant(true)) },
    Writer("focusEffectDisabled") { $0.focusEffectDisabled() },
    Writer("font") { $0.font(.body) },
    Writer("fontDesign") { $0.fontDesign(.serif) },
    Writer("fontWeight") { $0.fontWeight(.bold) },
    Writer("fontWidth") { $0.fontWidth(.condensed) },
    Writer("foregroundColor") { $0.foregroundColor(.red) },
    Writer("foregroundStyle") { $0.foregroundStyle(.red) },
    Writer("foregroundStyle") { $0.foregroundStyle(.red, .blue) },
    Writer("foregroundStyle") { $0.foregroundStyle(.red, .blue, .green) },
    Writer("formStyle") { $0.formStyle(.grouped) },
    Writer("gaugeStyle") { $0.gaugeStyle(.accessoryCircular) },
    Writer("glassEffectUnion") { probe in Spaced { probe.glassEffectUnion(id: 1, namespace: $0) } },
    Writer("groupBoxStyle") { $0.groupBoxStyle(.automatic) },
    Writer("headerProminence") { $0.headerProminence(.increased) },
    Writer("horizontalRadioGroupLayout") { $0.horizontalRadioGroupLayout() },
    Writer("hoverEffectDisabled") { $0.hoverEffectDisabled() },
    Writer("imageScale") { $0.imageScale(.large) },
    Writer("indexViewStyle") { $0.indexViewStyle(.page) },
    Writer("italic") { $0.italic() },
    Writer("kerning") { $0.kerning(1) },
    Writer("keyboardShortcut") { $0.keyboardShortcut("s") },
    Writer("keyboardShortcut") { $0.keyboardShortcut("s", localization: .automatic) },
    Writer("keyboardShortcut") { $0.keyboardShortcut(.defaultAction) },
    Writer("keyboardShortcut") { $0.keyboardShortcut(nil) },
    Writer("keyboardType") { $0.keyboardType(.URL) },
    Writer("labelIconToTitleSpacing") { $0.labelIconToTitleSpacing(2) },
    Writer("labelReservedIconWidth") { $0.labelReservedIconWidth(20) },
    Writer("labelStyle") { $0.labelStyle(.iconOnly) },
    Writer("labeledContentStyle") { $0.labeledContentStyle(.automatic) },
    Writer("labelsHidden") { $0.labelsHidden() },
    Writer("labelsVisibility") { $0.labelsVisibility(.hidden) },
    Writer("lineHeight") { $0.lineHeight(.loose) },
    Writer("lineLimit") { $0.lineLimit(2) },
    Writer("lineLimit") { $0.lineLimit(2...) },
    Writer("lineLimit") { $0.lineLimit(...2) },
    Writer("lineLimit") { $0.lineLimit(1...2) },
    Writer("lineLimit") { $0.lineLimit(2, reservesSpace: true) },
    Writer("lineSpacing") { $0.lineSpacing(2) },
    Writer("listItemTint") { $0.listItemTint(.monochrome) },
    Writer("listItemTint") { $0.listItemTint(Color.red) },
    Writer("listRowSpacing") { $0.listRowSpacing(2) },
    Writer("listSectionIndexVisibility") { $0.listSectionIndexVisibility(.hidden) },
    Writer("listSectionSpacing") { $0.listSectionSpacing(.compact) },
    Writer("listSectionSpacing") { $0.listSectionSpacing(2) },
    Writer("listStyle") { $0.listStyle(.plain) },
    Writer("materialActiveAppearance") { $0.materialActiveAppearance(.active) },
    Writer("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) },
    Writer("menuIndicator") { $0.menuIndicator(.hidden) },
    Writer("menuOrder") { $0.menuOrder(.fixed) },
    Writer("menuStyle") { $0.menuStyle(.button) },
    Writer("minimumScaleFactor") { $0.minimumScaleFactor(0.5) },
    Writer("monospaced") { $0.monospaced() },
    Writer("monospacedDigit") { $0.monospacedDigit() },
    Writer("multilineTextAlignment") { $0.multilineTextAlignment(.center) },
    Writer("multilineTextAlignment") { $0.multilineTextAlignment(strategy: .writingDirectionBased) },
    Writer("navigationLinkIndicatorVisibility") { $0.navigationLinkIndicatorVisibility(.hidden) },
    Writer("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.prominentDetail) },
    Writer("navigationViewStyle") { $0.navigationViewStyle(.stack) },
    Writer("onSubmit") { $0.onSubmit {} },
    Writer("paletteSelectionEffect") { $0.paletteSelectionEffect(.custom) },
    Writer("pickerStyle") { $0.pickerStyle(.inline) },
    Writer("privacySensitive") { $0.privacySensitive() },
    Writer("progressViewStyle") { $0.progressViewStyle(.linear) },
    Writer("redacted") { $0.redacted(reason: .placeholder) },
    Writer("refreshable") { $0.refreshable {} },
    Writer("renameAction") { $0.renameAction {} },
    Writer("renameAction") { probe in Focused { focus, _ in probe.renameAction(focus) } },
    Writer("replaceDisabled") { $0.replaceDisabled() },
    Writer("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) },
    Writer("scrollClipDisabled") { $0.scrollClipDisabled() },
    Writer("scrollContentBackground") { $0.scrollContentBackground(.hidden) },
    Writer("scrollDisabled") { $0.scrollDisabled(true) },
    Writer("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.never) },
    Writer("scrollIndicators") { $0.scrollIndicators(.hidden) },
    Writer("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging) },
    Writer("searchFocused") { probe in Focused { focus, _ in probe.searchFocused(focus) } },
    Writer("searchFocused") { probe in Focused { _, number in probe.searchFocused(number, equals: 1) } },
    Writer("searchPresentationToolbarBehavior") { $0.searchPresentationToolbarBehavior(.avoidHidingContent) },
    Writer("searchScopes") { $0.searchScopes(.constant(1)) { Text("all").tag(1) } },
    Writer("searchScopes") { $0.searchScopes(.constant(1), activation: .onTextEntry) { Text("all").tag(1) } },
    Writer("searchSuggestions") { $0.searchSuggestions { Text("one") } },
    Writer("searchSuggestions") { $0.searchSuggestions(.hidden, for: .menu) },
    Writer("searchToolbarBehavior") { $0.searchToolbarBehavior(.minimize) },
    Writer("sectionActions") { $0.sectionActions { Text("add") } },
    Writer("sliderThumbVisibility") { $0.sliderThumbVisibility(.hidden) },
    Writer("springLoadingBehavior") { $0.springLoadingBehavior(.enabled) },
    Writer("strikethrough") { $0.strikethrough() },
    Writer("submitLabel") { $0.submitLabel(.done) },
    Writer("submitScope") { $0.submitScope() },
    Writer("symbolColorRenderingMode") { $0.symbolColorRenderingMode(.gradient) },
    Writer("symbolEffect") { $0.symbolEffect(.pulse) },
    Writer("symbolEffect") { $0.symbolEffect(.bounce, value: 1) },
    Writer("symbolEffectsRemoved") { $0.symbolEffectsRemoved() },
    Writer("symbolRenderingMode") { $0.symbolRenderingMode(.palette) },
    Writer("symbolVariableValueMode") { $0.symbolVariableValueMode(.draw) },
    Writer("symbolVariant") { $0.symbolVariant(.fill) },
    Writer("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior(.never) },
    Writer("tabViewBottomAccessory") { $0.tabViewBottomAccessory { Text("playing") } },
    Writer("tabViewBottomAccessory") { $0.tabViewBottomAccessory(isEnabled: true) { Text("playing") } },
    Writer("tabViewCustomization") { $0.tabViewCustomization(.constant(TabViewCustomization())) },
    Writer("tabViewSidebarBottomBar") { $0.tabViewSidebarBottomBar { Text("bar") } },
    Writer("tabViewSidebarFooter") { $0.tabViewSidebarFooter { Text("footer") } },
    Writer("tabViewSidebarHeader") { $0.tabViewSidebarHeader { Text("header") } },
    Writer("tabViewStyle") { $0.tabViewStyle(.page) },
    Writer("tableColumnHeaders") { $0.tableColumnHeaders(.hidden) },
    Writer("tableStyle") { $0.tableStyle(.inset) },
    Writer("textCase") { $0.textCase(.uppercase) },
    Writer("textContentType") { $0.textContentType(.name) },
    Writer("textEditorStyle") { $0.textEditorStyle(.plain) },
    Writer("textFieldStyle") { $0.textFieldStyle(.plain) },
    Writer("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) },
    Writer("textInputBorderShape") { $0.textInputBorderShape(.capsule) },
    Writer("textScale") { $0.textScale(.secondary) },
    Writer("textSelection") { $0.textSelection(.enabled) },
    Writer("textSelectionAffinity") { $0.textSelectionAffinity(.upstream) },
    Writer("tint") { $0.tint(.red) },
    Writer("tint") { $0.tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) },
    Writer("toggleStyle") { $0.toggleStyle(.button) },
    Writer("toolbar") { $0.toolbar(removing: .search) },
    Writer("toolbarColorScheme") { $0.toolbarColorScheme(.dark, for: .navigationBar) },
    Writer("tracking") { $0.tracking(1) },
    Writer("truncationMode") { $0.truncationMode(.middle) },
    Writer("typesettingLanguage") { $0.typesettingLanguage(Locale.Language(identifier: "th")) },
    Writer("typesettingLanguage") { $0.typesettingLanguage(.explicit(Locale.Language(identifier: "th"))) },
    Writer("underline") { $0.underline() },
    Writer("unredacted") { $0.unredacted() },
]

@MainActor @Suite("The places of those who write the environment") struct WriterPlaceTests {
    @Test("Each modifier that writes the environment is named with the line that calls it", arguments: writers)
    fileprivate func place(of writer: Writer) throws {
        let host = TestHost(typeSetter: FixedMetrics()) { writer.content(Probe()) }
        let report = try #require(host.environment(of: "Probe"))
        let places = report.values.flatMap { $0.writers.compactMap(\.place) }
        #expect(places.contains("UmweltDiagnosticsTests/WriterPlaceTests.swift:\(writer.line)"), "\(report)")
    }

    @Test("No modifier is missing in the list, and none writes the environment without its caller's line")
    func all() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let known = Set(writers.map(\.name))
        for module in [
            "UmweltCombine", "UmweltContent", "UmweltControls", "UmweltCore", "UmweltDocuments", "UmweltGraphics",
            "UmweltInteraction", "UmweltLayout", "UmweltLists", "UmweltNavigation", "UmweltScenes",
        ] {
            let folder = sources.appendingPathComponent(module).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
                for function in try Self.modifiers(in: String(contentsOfFile: folder + "/" + path, encoding: .utf8)) {
                    if function.takesLine {
                        #expect(known.contains(function.name), "\(path)")
                    } else {
                        #expect(!function.body.contains("nvironment(\\."), "\(function.name) in \(path)")
                    }
                }
            }
        }
    }

    private struct Modifier {
        let name: String
        let takesLine: Bool
        let body: String
    }

    /// The public functions of a source file that return views, in extensions of `View`.
    private static func modifiers(in source: String) -> [Modifier] {
        source.components(separatedBy: "\nextension View ").dropFirst().flatMap { part -> [Modifier] in
            let members = part.components(separatedBy: "\n}\n")[0]
            return members.components(separatedBy: "public func ").dropFirst().compactMap { text -> Modifier? in
                let lines = text.components(separatedBy: "\n    }\n")[0].components(separatedBy: "some View")
                guard lines.count > 1 else { return nil }
                let head = lines.dropLast().joined()
                return Modifier(
                    name: String(text.prefix { $0.isLetter }), takesLine: head.contains("#line"),
                    body: lines[lines.count - 1].components(separatedBy: "\n\n")[0])
            }
        }
    }
}
