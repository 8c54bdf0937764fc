import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

/// Figures of controls in the design of iOS 26, each with its source in the tables of `Appearance`. Heights with text
/// are those of frames recorded on iOS 26.0, less 4 points, as its lines of 17 points were too high there.
@MainActor @Suite("Controls in the design of iOS 26") struct NewDesignControlTests {
    private final class Frames {
        var all: [String: CGRect] = [:]
    }

    /// Returns the frames of views of a window, by their names.
    private func frames<Content: View>(
        _ design: InterfaceDesign = .iOS26, width: CGFloat = 320,
        @ViewBuilder _ content: (@escaping (String) -> FrameReader) -> Content
    ) -> [String: CGRect] {
        let frames = Frames()
        let view = content { name in FrameReader { frames.all[name] = $0 } }
        var traits = HostTraits.testing
        traits.displayScale = 2
        let host = TestHost(size: CGSize(width: width, height: 600), traits: traits, design: design) { view }
        host.update()
        return frames.all
    }

    private func size(_ view: some View, _ design: InterfaceDesign = .iOS26) -> CGSize {
        frames(design) { view.modifier($0("view")) }["view"]?.size ?? .zero
    }

    /// The sizes of the paths that a view fills, from back to front.
    private func fills(_ view: some View) -> [CGSize] {
        let host = TestHost(size: CGSize(width: 320, height: 200), design: .iOS26) { view }
        return host.displayList.leaves.compactMap {
            if case .fill(let path, _, _, _) = $0 { path.boundingRect.size } else { nil }
        }
    }

    @Test("A switch takes 66 × 30, with a track of 63 × 28 and a knob of 37 × 24")
    func toggle() {
        let toggle = Toggle("On", isOn: .constant(true)).labelsHidden()
        #expect(size(toggle) == CGSize(width: 66, height: 30))
        #expect(size(toggle, .iOS18) == CGSize(width: 51, height: 31))
        let drawn = fills(toggle)
        #expect(drawn.first == CGSize(width: 63, height: 28) && drawn.last == CGSize(width: 37, height: 24))
    }

    @Test("The first text baseline of a toggle and a stepper is their top")
    func baselines() {
        let frames = frames { frame in
            VStack {
                HStack(alignment: .firstTextBaseline) {
                    Text("Hg").modifier(frame("text"))
                    Toggle("Hg", isOn: .constant(true)).modifier(frame("toggle"))
                }
                HStack(alignment: .firstTextBaseline) {
                    Text("Hg").modifier(frame("other text"))
                    Stepper("Hg", value: .constant(1)).modifier(frame("stepper"))
                }
            }
        }
        for (text, control) in [("text", "toggle"), ("other text", "stepper")] {
            let (text, control) = (frames[text] ?? .zero, frames[control] ?? .zero)
            #expect(control.minY > text.midY && control.minY < text.maxY, "\(control) \(text)")
        }
    }

    @Test(
        "Bordered buttons are as high as the control size says",
        arguments: [
            (ControlSize.mini, 28), (.small, 28), (.regular, 34.5), (.large, 50.5), (.extraLarge, 50.5),
        ] as [(ControlSize, CGFloat)])
    func buttons(size control: ControlSize, height: CGFloat) {
        #expect(abs(size(Button("OK") {}.buttonStyle(.bordered).controlSize(control)).height - height) <= 0.5)
    }

    @Test("Buttons with a background are capsules, unless the app sets another shape")
    func shapes() {
        func corner(_ design: InterfaceDesign, _ shape: ButtonBorderShape) -> Bool {
            let host = TestHost(size: CGSize(width: 200, height: 100), design: design) {
                Button("Buy") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
            }
            let path = host.displayList.leaves.lazy.compactMap {
                if case .fill(let path, _, _, _) = $0 { path } else { nil }
            }.first
            guard let path else { return false }
            let box = path.boundingRect
            // A point that is in a rectangle with corners of 8 points, and outside of a capsule.
            return path.contains(CGPoint(x: box.minX + 3, y: box.minY + 4))
        }
        #expect(!corner(.iOS26, .automatic) && corner(.iOS18, .automatic))
        #expect(corner(.iOS26, .roundedRectangle) && !corner(.iOS26, .capsule))
    }

    @Test("8 points are below a button that is its label alone")
    func distance() {
        let frames = frames { frame in
            VStack {
                Button("OK") {}.modifier(frame("plain"))
                Button("OK") {}.buttonStyle(.bordered).modifier(frame("bordered"))
            }
        }
        #expect(abs((frames["bordered"]?.minY ?? 0) - (frames["plain"]?.maxY ?? 0) - 8) < 0.01)
    }

    @Test("A slider is 31 points high, with a knob of 37 × 24 on a track of 6 points")
    func slider() {
        let slider = Slider(value: .constant(0))
        #expect(size(slider) == CGSize(width: 320, height: 31))
        let drawn = fills(slider)
        #expect(drawn.first == CGSize(width: 320, height: 6) && drawn.last == CGSize(width: 37, height: 24))
    }

    @Test("A stepper is a capsule of 94 × 32")
    func stepper() {
        let stepper = Stepper("Count", value: .constant(1)).labelsHidden()
        #expect(size(stepper) == CGSize(width: 94, height: 32))
        #expect(fills(stepper).first == CGSize(width: 94, height: 32))
    }

    @Test("A segmented picker takes 31 points and is 32 high")
    func segments() {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        #expect(size(picker) == CGSize(width: 320, height: 31))
        #expect(fills(picker).first?.height == 32)
        #expect(size(picker, .iOS18).height == 32)
    }

    @Test("A picker of a menu is 36.5 points high, with 13.5 points at its sides and 13 for the chevrons")
    func menuPicker() {
        let frames = frames { frame in
            VStack {
                Text("Apple").fixedSize().modifier(frame("text"))
                Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.modifier(frame("picker"))
            }
        }
        let (text, picker) = (frames["text"]?.size ?? .zero, frames["picker"]?.size ?? .zero)
        #expect(abs(picker.height - 36.5) <= 0.5)
        #expect(abs(picker.width - text.width - 40) <= 0.5)
    }

    @Test("A plain field is 22 points high, one with a border 34")
    func fields() {
        let field = TextField("Name", text: .constant("Ada"))
        #expect(size(field).height == 22)
        #expect(size(field.textFieldStyle(.roundedBorder)).height == 34)
    }

    @Test("The bar of a progress view is 4 points high and 4 below its label, its ring 20 wide")
    func progress() {
        let frames = frames { frame in
            ProgressView(value: 0.5) { Text("Volume").modifier(frame("label")) }.modifier(frame("whole"))
        }
        let (label, whole) = (frames["label"]?.height ?? 0, frames["whole"]?.height ?? 0)
        #expect(abs(whole - label - 8) < 0.01)
        #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
    }

    @Test("Wheels of dates are 320 × 216, whatever they show", arguments: [true, false])
    func wheels(showsDay: Bool) {
        let picker = DatePicker(
            "When", selection: .constant(.now), displayedComponents: showsDay ? .date : .hourAndMinute
        )
        .datePickerStyle(.wheel).labelsHidden()
        let frame = frames(width: 375) { picker.modifier($0("wheel")) }["wheel"]
        #expect(frame?.size == CGSize(width: 320, height: 216))
    }

    @Test("Buttons with a day are 34.5 points high, those with a time 36")
    func dates() {
        func height(_ components: DatePickerComponents) -> CGFloat {
            size(DatePicker("When", selection: .constant(.now), displayedComponents: components).labelsHidden()).height
        }
        #expect(abs(height(.date) - 34.5) <= 0.5)
        #expect(abs(height(.hourAndMinute) - 36) <= 0.5)
    }

    @Test("The dots of pages are 7 points wide")
    func dots() {
        let pages = TabView {
            Text("One")
            Text("Two")
        }
        .tabViewStyle(.page)
        #expect(fills(pages).count { $0 == CGSize(width: 7, height: 7) } == 2)
    }

    @Test("A menu has items of 42 points with 10 above and below, and no lines; sections are 21 apart")
    func menu() throws {
        var traits = HostTraits.testing
        traits.displayScale = 3
        let host = TestHost(size: CGSize(width: 390, height: 600), traits: traits, design: .iOS26) {
            Menu("Edit") {
                Button("Cut") {}
                Button("Copy") {}
                Section { Button("Paste") {} }
            }
        }
        host.tap("Edit")
        host.update()
        let (cut, copy) = (try #require(host.frame(of: "Cut")), try #require(host.frame(of: "Copy")))
        let paste = try #require(host.frame(of: "Paste"))
        #expect(abs(cut.height - 42) <= 0.5 && abs(copy.minY - cut.maxY) < 0.01, "\(cut)")
        #expect(abs(paste.minY - copy.maxY - 21) < 0.01)
        let glass = host.displayList.leaves.compactMap {
            if case .fill(let path, .material, _, _) = $0 { path.boundingRect } else { nil }
        }
        let height = try #require(glass.first).height
        #expect(glass.count == 1 && abs(height - (3 * cut.height + 21 + 2 * 10)) <= 0.5, "\(height)")
    }
}
