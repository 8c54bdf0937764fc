import Foundation
import Umwelt
import UmweltControls
import UmweltNavigation

/// The values that the host sets, each original or overridden for this window.
struct HostPanel: View {
    @Bindable var model: InspectorModel

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            choice("Colour scheme", $model.overrides.colorScheme, ColorScheme.allCases)
            choice("Contrast", $model.overrides.contrast, ColorSchemeContrast.allCases)
            choice("Text size", $model.overrides.dynamicTypeSize, DynamicTypeSize.allCases)
            choice("Language", $model.overrides.locale, Self.locales) { Self.name(of: $0) }
            choice("Direction", $model.overrides.layoutDirection, LayoutDirection.allCases)
            choice("Calendar", $model.overrides.calendar, Self.calendars)
            choice("Time zone", $model.overrides.timeZone, Self.timeZones) { $0.identifier }
            choice("Horizontal size class", $model.overrides.horizontalSizeClass, [.compact, .regular])
            choice("Vertical size class", $model.overrides.verticalSizeClass, [.compact, .regular])
            choice("Scene phase", $model.overrides.scenePhase, [.active, .inactive, .background])
            choice("Controls", $model.overrides.controlActiveState, [.key, .active, .inactive])
            choice("Display scale", $model.overrides.displayScale, [1, 2, 3]) { "\(Int($0))×" }
            flag("Reduce motion", $model.overrides.reducesMotion)
            flag("Reduce transparency", $model.overrides.reducesTransparency)
            flag("Button shapes", $model.overrides.showsBorders)
            flag("Differentiate without colour", $model.overrides.differentiatesWithoutColor)
            flag("Invert colours", $model.overrides.invertsColors)
            flag("Bold text", $model.overrides.isBold)
            flag("Images from the network", $model.overrides.fetchesImages)
            Button("Take all back") { model.overrides = HostOverrides() }
                .disabled(model.overrides == HostOverrides())
                .padding(.top, 6)
        }
    }

    private func choice<Value: Hashable>(
        _ title: String, _ selection: Binding<Value?>, _ values: [Value],
        name: @escaping (Value) -> String = { "\($0)" }
    ) -> some View {
        HStack {
            Text(title)
            Spacer()
            Picker(title, selection: selection) {
                Text("as the host").tag(Value?.none)
                ForEach(values, id: \.self) { Text(name($0)).tag(Value?.some($0)) }
            }
            .pickerStyle(.menu)
            .labelsHidden()
        }
    }

    private func flag(_ title: String, _ selection: Binding<Bool?>) -> some View {
        choice(title, selection, [true, false]) { $0 ? "on" : "off" }
    }

    /// Languages of several scripts, of both directions, and of long words.
    private static let locales = ["en_US", "de_DE", "fr_FR", "ar_EG", "he_IL", "ja_JP", "hi_IN", "ru_RU", "tr_TR"]
        .map(Locale.init(identifier:))

    private static func name(of locale: Locale) -> String {
        Locale(identifier: "en").localizedString(forIdentifier: locale.identifier) ?? locale.identifier
    }

    private static let calendars: [Calendar.Identifier] = [
        .gregorian, .buddhist, .hebrew, .islamicUmmAlQura, .japanese, .persian,
    ]

    private static let timeZones = ["UTC", "America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"]
        .compactMap(TimeZone.init(identifier:))
}
