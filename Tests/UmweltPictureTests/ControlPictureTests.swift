import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists
import UmweltNavigation

@MainActor @Suite("Pictures of controls")
struct ControlPictureTests {
    private func picture<V: View>(_ view: V, _ colorScheme: ColorScheme = .light) throws -> Data {
        let renderer = ImageRenderer(
            content: view.padding(8).background(colorScheme == .dark ? Color.black : .white)
                .environment(\.colorScheme, colorScheme)
                .environment(\.locale, Locale(identifier: "en_US")))
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("Buttons in every style, tinted, destructive, round and disabled", arguments: [ColorScheme.light, .dark])
    func buttons(colorScheme: ColorScheme) throws {
        let view = VStack(alignment: .leading) {
            HStack {
                Button("Text") {}
                Button("Soft") {}.buttonStyle(.bordered)
                Button("Strong") {}.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Tint") {}.buttonStyle(.bordered).tint(.orange)
                Button("Lose", role: .destructive) {}.buttonStyle(.borderedProminent).controlSize(.small)
                Button("+") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
            }
            HStack {
                Button("Text") {}
                Button("Soft") {}.buttonStyle(.bordered)
                Button("Strong") {}.buttonStyle(.borderedProminent)
            }
            .disabled(true)
        }
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "buttons-dark" : "buttons")
    }

    @Test(
        "Control groups: joined, with toggles, without a background, disabled", arguments: [ColorScheme.light, .dark])
    func controlGroups(colorScheme: ColorScheme) throws {
        let view = VStack(alignment: .leading, spacing: 12) {
            ControlGroup {
                Button("Undo", systemImage: "arrow.uturn.backward") {}
                Button("Redo", systemImage: "arrow.uturn.forward") {}
            }
            ControlGroup {
                Toggle("Bold", isOn: .constant(true))
                Toggle("Italic", isOn: .constant(false))
                Button("Clear", role: .destructive) {}
            }
            ControlGroup {
                Button("Back", systemImage: "chevron.left") {}
                Button("Forward", systemImage: "chevron.right") {}
            }
            .controlGroupStyle(.navigation)
            ControlGroup { Button("Never") {} }.disabled(true)
        }
        .frame(width: 240, alignment: .leading)
        try expectPicture(
            of: picture(view, colorScheme), named: colorScheme == .dark ? "control-groups-dark" : "control-groups")
    }

    @Test("A wheel, and wheels of a date")
    func wheels() throws {
        let view = VStack {
            Picker("Size", selection: .constant(2)) {
                ForEach(["Tiny", "Small", "Medium", "Large", "Huge"].indices, id: \.self) { index in
                    Text(["Tiny", "Small", "Medium", "Large", "Huge"][index])
                }
            }
            .pickerStyle(.wheel)
            DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 1_717_191_000)))
                .datePickerStyle(.wheel)
                .labelsHidden()
                .environment(\.timeZone, .gmt)
        }
        .frame(width: 340)
        try expectPicture(of: picture(view), named: "wheels")
    }

    @Test("A table with an order and a selection", arguments: [ColorScheme.light, .dark])
    func table(colorScheme: ColorScheme) throws {
        struct Tree: Identifiable {
            let id: String
            let height: Int
        }
        let trees = [Tree(id: "Ash", height: 35), Tree(id: "Oak", height: 40), Tree(id: "Yew", height: 20)]
        let view = Table(
            trees, selection: .constant("Oak"), sortOrder: .constant([KeyPathComparator(\Tree.id)])
        ) {
            TableColumn("Tree", value: \.id)
            TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height) m") }.width(80).alignment(.trailing)
            TableColumn("Latin") { Text(verbatim: "\($0.id)us") }
        }
        .frame(width: 420, height: 200)
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "table-dark" : "table")
    }

    @Test("Switches, a slider and a stepper, from both sides", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func controls(direction: LayoutDirection) throws {
        let view = VStack {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false)).tint(.purple)
            HStack {
                Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
                Toggle("Yes", isOn: .constant(true)).toggleStyle(.button)
                Toggle("No", isOn: .constant(false)).toggleStyle(.button)
            }
            Slider(value: .constant(0.3))
            Stepper("Steps", value: .constant(1), in: 1...3)
        }
        .frame(width: 220)
        .environment(\.layoutDirection, direction)
        try expectPicture(of: picture(view), named: direction == .rightToLeft ? "controls-mirrored" : "controls")
    }

    @Test("Switches carry signs where colour must not tell alone, and text buttons a ground where their reach is shown")
    func withoutColor() throws {
        let view = VStack(spacing: 12) {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            HStack(spacing: 20) {
                Button("Text") {}
                Button("Lose", role: .destructive) {}
                Button("Plain") {}.buttonStyle(.plain)
            }
        }
        .frame(width: 180)
        .environment(\._accessibilityDifferentiateWithoutColor, true)
        .environment(\._accessibilityShowButtonShapes, true)
        try expectPicture(of: picture(view), named: "controls-without-color")
    }

    @Test("Progress and gauges", arguments: [ColorScheme.light, .dark])
    func meters(colorScheme: ColorScheme) throws {
        let gauge = Gauge(value: 0.7) {
            Text("Heat")
        } currentValueLabel: {
            Text("70")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
        let view = VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                ProgressView()
                ProgressView().controlSize(.large).tint(.purple)
                ProgressView(value: 0.6).progressViewStyle(.circular)
            }
            ProgressView("Loading", value: 0.3)
            ProgressView().progressViewStyle(.linear).tint(.orange)
            gauge
            gauge.gaugeStyle(.accessoryLinear).tint(.green)
            HStack(spacing: 12) {
                gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
                gauge.gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .frame(width: 200)
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "meters-dark" : "meters")
    }

    @Test(
        "Groups that open, labelled content and boxes, from both sides",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func groups(direction: LayoutDirection) throws {
        let view = VStack {
            DisclosureGroup("Closed") { EmptyView() }
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
            LabeledContent("Version", value: "1.2")
            GroupBox("Box") { GroupBox { Text("In a box") } }
            ProgressView(value: 0.25)
            Form {
                Toggle("Night", isOn: .constant(true))
                LabeledContent("Colour", value: "blue")
            }
            .formStyle(.columns)
        }
        .frame(width: 220)
        .environment(\.layoutDirection, direction)
        try expectPicture(of: picture(view), named: direction == .rightToLeft ? "groups-mirrored" : "groups")
    }

    @Test("Pickers in every style, and menus", arguments: [ColorScheme.light, .dark])
    func choices(colorScheme: ColorScheme) throws {
        let options = ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        let view = VStack {
            Picker("Size", selection: .constant("Small")) { options }.pickerStyle(.segmented)
            Picker("Size", selection: .constant("Medium")) { options }.pickerStyle(.inline).labelsHidden()
            HStack {
                Picker("Size", selection: .constant("Large")) { options }
                Menu("More") { options }.menuIndicator(.visible).buttonStyle(.bordered)
                Menu("Add") {
                    options
                } primaryAction: {
                }
            }
        }
        .frame(width: 260)
        .environment(\.layoutDirection, colorScheme == .dark ? .rightToLeft : .leftToRight)
        try expectPicture(
            of: picture(view, colorScheme), named: colorScheme == .dark ? "choices-dark-mirrored" : "choices")
    }

    @Test("An open menu with items of every kind")
    func menu() throws {
        let view = MenuList(
            content: Group {
                Text("Heading")
                Toggle("Bold", isOn: .constant(true))
                Picker("Size", selection: .constant("Small")) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
                Divider()
                Label {
                    Text("Icon")
                } icon: {
                    Circle().frame(width: 16, height: 16)
                }
                Menu("Share") { Button("Mail") {} }
                Button("Delete", role: .destructive) {}
                Button("Copy") {}.disabled(true)
            })
        try expectPicture(of: picture(view), named: "menu")
    }
}
