// One file: the tests of all styles use the same private pickers.

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Pickers")
struct PickerTests {
    @Test("Every style shows the options and sets what was chosen; only those who read that run again")
    func choosing() {
        func check(_ view: some View, _ name: String) {
            let host = TestHost { view }
            #expect(host.choice(of: "Size") == "Medium", "\(name)")
            #expect(host.updates { host.choose("Large", from: "Size") } == ["SizeReader"], "\(name)")
            #expect(host.choice(of: "Size") == "Large", "\(name)")
            #expect(host.texts.last == "large", "\(name)")
        }
        check(SizePicker(), "automatic")
        check(SizePicker().pickerStyle(.menu), "menu")
        check(SizePicker().pickerStyle(.segmented), "segmented")
        check(SizePicker().pickerStyle(.inline), "inline")
        check(SizePicker().pickerStyle(.wheel), "wheel")
        check(SizePicker().pickerStyle(.palette), "palette")
    }

    @Test("A picker's menu shows the options with the chosen one marked, and only that one while it is closed")
    func menu() {
        let host = TestHost { SizePicker() }
        #expect(host.texts == ["Medium", "medium"])
        #expect(host.tap("Size"))
        #expect(host.texts == ["Medium", "medium", "Small", "Medium", "Large"])
        #expect(host.menuItems == ["Small", "Medium", "Large"])
        let items = host.semantics.first?.children ?? []
        #expect(items.map(\.role) == [false, true, false].map { .option(isSelected: $0) })
        host.tap("Small")
        #expect(host.texts == ["Small", "small"])
    }

    @Test("The space before the chevron of a menu's option grows with the type, as the chevron does")
    func chevronSpace() throws {
        func rest(_ size: DynamicTypeSize) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 900, height: 400), typeSetter: FixedMetrics()) {
                VStack {
                    Picker("Size", selection: .constant(0)) { Text("Medium").tag(0) }
                    Text("Largest").lineLimit(1)
                }
                .fixedSize()
                .dynamicTypeSize(size)
            }
            let text = try #require(host.frame(of: "Largest")).width / 7 * 6
            return try #require(host.control("Size") { _ in true }?.frame).width - text
        }
        // A chevron of 7 points and a space of 5 at the default size, which is that of 17 points; 53 is the largest.
        #expect(try abs(rest(.accessibility5) - rest(.large) - 12 * (53 / 17 - 1)) < 1.5)
    }

    @Test("As a link it leads to the options, and back when one is chosen")
    func navigationLink() {
        let host = TestHost { NavigationStack { List { SizePicker().pickerStyle(.navigationLink) } } }
        #expect(host.texts.contains("Size") && host.texts.contains("Medium") && !host.texts.contains("Large"))
        #expect(host.tap("Size"))
        #expect(host.texts.contains("Small") && host.texts.contains("Large"))
        #expect(host.tap("Large"))
        #expect(host.texts.contains("Large") && host.texts.contains("large") && !host.texts.contains("Small"))
    }

    @Test("A change of what it is bound to shows another option")
    func follow() {
        let model = Model()
        let host = TestHost { ModelPicker(model: model) }
        #expect(host.texts == ["one"])
        model.number = 2
        #expect(host.texts == ["two"])
    }

    @Test("What is made from data is chosen by its identity, unless a tag says otherwise")
    func identities() {
        let model = Model()
        let host = TestHost { ByIdentity(model: model).pickerStyle(.segmented) }
        host.choose("Row 2", from: "Number")
        #expect(model.number == 2)
        let tagged = TestHost { ByTag(model: model).pickerStyle(.segmented) }
        #expect(tagged.choice(of: "Number") == "Row 1")
        tagged.choose("Row 2", from: "Number")
        #expect(model.number == 4)
    }

    @Test("A tag counts through what decorates the view, on either side; of two the inner one")
    func decorated() {
        let model = Model()
        let host = TestHost {
            Picker("Number", selection: Bindable(model).number) {
                Text("one").tag(1).padding()
                Text("two").padding().tag(2).background(.red)
                Group { Text("three").tag(3) }.tag(30)
                AnyView(Text("four")).tag(4)
            }
            .pickerStyle(.segmented)
        }
        for (index, name) in ["one", "two", "three", "four"].enumerated() {
            host.choose(name, from: "Number")
            #expect(model.number == index + 1)
            #expect(host.choice(of: "Number") == name)
        }
    }

    @Test("An option without a tag of the selection's type is only to be looked at")
    func untagged() {
        let model = Model()
        let host = TestHost {
            Picker("Number", selection: Bindable(model).number) {
                Text("one").tag(1)
                Text("two").tag("2")
                Text("three")
            }
            .pickerStyle(.inline)
        }
        #expect(host.texts == ["Number", "one", "two", "three"])
        #expect(!host.choose("two", from: "Number"))
        #expect(!host.choose("three", from: "Number"))
        #expect(model.number == 1)
    }

    @Test("An optional selection takes tags of what it holds, and nil's")
    func optional() {
        let model = Model()
        let host = TestHost {
            Picker("Favourite", selection: Bindable(model).favourite) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1)
                Text("Two").tag(2, includeOptional: false)
                Text("Three").tag(3 as Int?)
            }
            .pickerStyle(.inline)
        }
        #expect(host.choice(of: "Favourite") == "None")
        host.choose("One", from: "Favourite")
        #expect(model.favourite == 1)
        #expect(!host.choose("Two", from: "Favourite"))
        host.choose("Three", from: "Favourite")
        #expect(model.favourite == 3)
        host.choose("None", from: "Favourite")
        #expect(model.favourite == nil)
    }

    @Test("A tag that changes makes another option the chosen one")
    func tagChanges() {
        let model = Model()
        let host = TestHost { ShiftingTags(model: model).pickerStyle(.segmented) }
        #expect(host.choice(of: "Number") == "A")
        model.shift = 1
        #expect(host.choice(of: "Number") == nil)
        model.number = 2
        #expect(host.choice(of: "Number") == "A")
        let menu = TestHost { ShiftingTags(model: model) }
        #expect(menu.texts == ["A"])
        model.shift = 0
        #expect(menu.texts == ["B"])
    }

    @Test("Options come, go and move with the data")
    func dataChanges() {
        let model = Model()
        let host = TestHost { ByIdentity(model: model).pickerStyle(.inline).labelsHidden() }
        #expect(host.texts == ["Row 1", "Row 2"])
        model.rows = [3, 2]
        #expect(host.texts == ["Row 3", "Row 2"])
        host.choose("Row 3", from: "Number")
        #expect(model.number == 3)
        model.rows = [1, 2, 3]
        #expect(host.texts == ["Row 1", "Row 2", "Row 3"])
        #expect(host.choice(of: "Number") == "Row 3")
        model.rows = []
        #expect(host.texts == [])
    }

    @Test("For several things an option is chosen if it is for all, and sets all")
    func sources() {
        let model = Model()
        let host = TestHost { AllSounds(model: model) }
        #expect(host.choice(of: "Sound") == nil)
        host.choose("Bell", from: "Sound")
        #expect(model.alarms.map(\.sound) == ["bell", "bell"])
        #expect(host.choice(of: "Sound") == "Bell")
    }

    @Test("A label for the current value stands for the chosen option in the button, not in the list")
    func currentValueLabel() {
        let host = TestHost { SizeWithLabel() }
        #expect(host.choice(of: "Size") == "M")
        host.tap("Size")
        #expect(host.menuItems == ["Medium", "Large"])
    }

    @Test("A disabled picker stays as it is, in every style")
    func disabled() {
        for style in [
            AnyView(SizePicker()), AnyView(SizePicker().pickerStyle(.segmented)),
            AnyView(SizePicker().pickerStyle(.inline)),
        ] {
            let host = TestHost { style.disabled(true) }
            #expect(!host.choose("Large", from: "Size"))
            #expect(host.choice(of: "Size") == "Medium")
        }
    }

    @Test("Segments are equally wide and fill the width; the options in the menu are as wide as the menu")
    func sizes() throws {
        let host = TestHost(size: CGSize(width: 304, height: 100), typeSetter: FixedMetrics()) {
            SizePicker().pickerStyle(.segmented)
        }
        let frames = ["Small", "Medium", "Large"].map { host.control($0, where: { $0.role.isOption })?.frame }
        #expect(frames.map { $0?.width } == [100, 100, 100])
        #expect(frames.map { $0?.minX } == [2, 102, 202])
        let menu = TestHost(size: CGSize(width: 304, height: 300), typeSetter: FixedMetrics()) { SizePicker() }
        menu.tap("Size")
        #expect(menu.control("Large", where: { $0.role.isOption })?.frame.width == 250)
    }

    @Test("On iOS 18 all segments have the weight that the app sets around the picker, the chosen one too")
    func segmentWeight() throws {
        var traits = HostTraits.testing
        traits.design = .iOS18
        let host = TestHost(size: CGSize(width: 304, height: 100), traits: traits, typeSetter: FixedMetrics()) {
            SizePicker().pickerStyle(.segmented).fontWeight(.bold)
        }
        let runs = host.displayList.textRuns
        let chosen = try #require(runs.first { $0.text == "Medium" })
        let other = try #require(runs.first { $0.text == "Large" })
        #expect(chosen.font.weight == 700 && other.font.weight == 700)
    }

    @Test("In a form the label is beside the choice, and options that are not in a menu are rows")
    func form() {
        let host = TestHost { Form { SizePicker() } }
        #expect(host.texts == ["Size", "Medium", "medium"])
        host.choose("Large", from: "Size")
        #expect(host.texts == ["Size", "Large", "large"])
        let inline = TestHost { Form { SizePicker().pickerStyle(.inline) } }
        #expect(inline.texts == ["Size", "Small", "Medium", "Large", "medium"])
        inline.tap("Large")
        #expect(inline.texts.last == "large")
        let sheet = TestHost { List { Text("Row").sheet(isPresented: .constant(true)) { SizePicker() } } }
        #expect(sheet.texts == ["Row", "Medium", "medium"])
    }

    @Test("The two texts of a label are in one row above options that are rows")
    func inlineSubtitle() {
        let host = TestHost {
            Form {
                Picker(selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                } label: {
                    Text("Size")
                    Text("Of the shirt")
                }
                .pickerStyle(.inline)
            }
        }
        #expect(host.texts == ["Size", "Of the shirt", "Small", "Large"])
        #expect(host.rows.count == 3)
    }

    @Test("A row of a list is selected by its tag")
    func listSelection() {
        let model = Model()
        let host = TestHost {
            List(selection: Bindable(model).favourite) {
                Text("Seven").tag(7)
                ForEach([1, 2], id: \.self) { Text("Row \($0)").tag($0 * 10) }
            }
        }
        host.select("Seven")
        #expect(model.favourite == 7)
        host.select("Row 2")
        #expect(model.favourite == 20)
    }

    @Test("What the app's storage holds can be chosen, and is still chosen the next time")
    func storage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let defaults = try #require(UserDefaults(suiteName: folder.appendingPathComponent("defaults").path))
        let host = TestHost { StoredThemePicker().defaultAppStorage(defaults) }
        #expect(host.choice(of: "Theme") == "paper")
        #expect(host.updates { host.choose("night", from: "Theme") } == ["StoredThemeReader"])
        #expect(defaults.string(forKey: "theme") == "night")
        #expect(TestHost { StoredThemePicker().defaultAppStorage(defaults) }.choice(of: "Theme") == "night")
    }
}

extension Semantics.Role {
    fileprivate var isOption: Bool {
        if case .option = self { true } else { false }
    }
}

private enum Size: String { case small, medium, large }

private struct SizePicker: View {
    @State private var size = Size.medium

    var body: some View {
        Picker("Size", selection: $size) {
            Text("Small").tag(Size.small)
            Text("Medium").tag(Size.medium)
            Text("Large").tag(Size.large)
        }
        SizeReader(size: $size)
    }
}

private struct SizeReader: View {
    @Binding var size: Size
    var body: some View { Text(size.rawValue) }
}

private struct SizeWithLabel: View {
    @State private var size = Size.medium

    var body: some View {
        Picker(selection: $size) {
            Text("Medium").tag(Size.medium)
            Text("Large").tag(Size.large)
        } label: {
            Text("Size")
        } currentValueLabel: {
            Text(size.rawValue.prefix(1).uppercased())
        }
    }
}

@Observable private final class Model {
    struct Alarm: Identifiable {
        let id: Int
        var sound: String
    }

    var number = 1
    var favourite: Int?
    var rows = [1, 2]
    var shift = 0
    var alarms = [Alarm(id: 1, sound: "bell"), Alarm(id: 2, sound: "drum")]
}

private struct ModelPicker: View {
    @Bindable var model: Model

    var body: some View {
        Picker("Number", selection: $model.number) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
    }
}

private struct ByIdentity: View {
    @Bindable var model: Model

    var body: some View {
        Picker("Number", selection: $model.number) {
            ForEach(model.rows, id: \.self) { Text("Row \($0)") }
        }
    }
}

private struct ByTag: View {
    @Bindable var model: Model

    var body: some View {
        Picker("Number", selection: $model.number) {
            ForEach(model.rows, id: \.self) { Text("Row \($0)").tag($0 * 2) }
        }
    }
}

private struct ShiftingTags: View {
    @Bindable var model: Model

    var body: some View {
        Picker("Number", selection: $model.number) {
            Text("A").tag(1 + model.shift).padding(1)
            Text("B").tag(2 + model.shift).padding(1)
        }
    }
}

private struct AllSounds: View {
    @Bindable var model: Model

    var body: some View {
        Picker("Sound", sources: $model.alarms, selection: \.sound) {
            Text("Bell").tag("bell")
            Text("Drum").tag("drum")
        }
    }
}

private enum StoredTheme: String, CaseIterable { case paper, sepia, night }

private struct StoredThemePicker: View {
    @AppStorage("theme") private var theme = StoredTheme.paper

    var body: some View {
        Picker("Theme", selection: $theme) {
            ForEach(StoredTheme.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        StoredThemeReader()
    }
}

private struct StoredThemeReader: View {
    @AppStorage("theme") private var theme = StoredTheme.paper
    var body: some View { Text(theme.rawValue) }
}
