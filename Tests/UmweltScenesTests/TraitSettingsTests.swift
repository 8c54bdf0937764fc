import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Values of the host that are set by name")
struct TraitSettingsTests {
    @Test("Each value of a host has a name, but for those that no text can write")
    func names() {
        let properties = Set(Mirror(reflecting: HostTraits()).children.compactMap(\.label))
        let names = Set(NamedTrait.all.map(\.name))
        #expect(properties.subtracting(names) == ["isInTray", "safeAreaInsets", "custom", "sdk"])
        #expect(names.subtracting(properties) == ["appearsActive"])
        let all = NamedTrait.all.flatMap { [$0.name] + $0.shortNames }
        #expect(Set(all).count == all.count)
    }

    @Test("The setting of a value is the one that it is set to", arguments: NamedTrait.all)
    func texts(trait: NamedTrait) throws {
        var traits = HostTraits()
        for setting in trait.settings.split(separator: ", ").map(String.init) where !setting.contains(" ") {
            #expect(trait.set(setting, in: &traits), "\(setting)")
            #expect(trait.text(traits) == setting)
        }
        let before = traits
        #expect(!trait.set("nonsense", in: &traits) && traits == before)
    }

    @Test("Values are set by the properties' names or short ones, in any order, and views read them")
    func set() throws {
        let settings = try TraitSettings(
            """
            timeZone=Asia/Tokyo
            calendar=buddhist
            reduceMotion=true
            contrast=increased
            locale=de_AT
            typeSize=accessibility1
            horizontalSizeClass=regular
            showButtonShapes=true
            accentColor=FF9500
            displayScale=3
            displayCornerRadius=55
            appearsActive=false
            """)
        var traits = HostTraits.testing
        settings.apply(to: &traits)
        #expect(traits.displayCornerRadius == 55)
        let host = TestHost(traits: traits) { Values() }
        #expect(
            host.texts == [
                "Asia/Tokyo", "buddhist", "Asia/Tokyo de_AT", "true increased", "accessibility1 regular",
                "true 3.0 false",
            ])
        #expect(NamedTrait.named("accentColor")?.text(traits) == "FF9500")
    }

    @Test("An unknown name or setting is refused, with the list of those that there are")
    func errors() {
        #expect(throws: TraitSettingError.unknownName("motion")) { try TraitSettings("motion=true") }
        #expect(throws: TraitSettingError.noAssignment("reduceMotion")) { try TraitSettings("reduceMotion") }
        #expect(throws: TraitSettingError.unknownSetting("more", of: "colorSchemeContrast")) {
            try TraitSettings("locale=de\ncontrast=more")
        }
        #expect(
            "\(TraitSettingError.unknownSetting("more", of: "colorSchemeContrast"))"
                == "colorSchemeContrast cannot be “more”. It can be: standard, increased.")
        let names = "\(TraitSettingError.unknownName("motion"))"
        #expect(
            names.hasPrefix("No host has a value “motion”. There are: colorScheme, colorSchemeContrast (contrast), "))
        #expect(NamedTrait.all.allSatisfy { names.contains($0.name) })
    }

    private struct Values: View {
        @Environment(\.timeZone) private var timeZone
        @Environment(\.calendar) private var calendar
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.accessibilityShowBorders) private var borders
        @Environment(\.displayScale) private var scale
        @Environment(\.appearsActive) private var isActive

        var body: some View {
            Text(verbatim: timeZone.identifier)
            Text(verbatim: calendar.identifier == .buddhist ? "buddhist" : "other")
            Text(verbatim: "\(calendar.timeZone.identifier) \(calendar.locale?.identifier ?? "")")
            Text(verbatim: "\(reducesMotion) \(contrast)")
            Text(verbatim: "\(size) \(width == .regular ? "regular" : "other")")
            Text(verbatim: "\(borders) \(scale) \(isActive)")
        }
    }
}

extension NamedTrait: CustomTestStringConvertible {
    public var testDescription: String { name }
}
