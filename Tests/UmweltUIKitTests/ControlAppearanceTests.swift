import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

import UmweltControls

// In the suite of the other appearances, which are the process's: one test after the other sets them.
extension AppearanceTests {
    @Observable final class Model {
        var name = "Ada"
        var notes = "Notes"
        var number = 1
    }

    /// Returns what a function returns while the appearance is that which a function sets.
    private func appearing<Result>(_ change: () -> Void, _ body: () throws -> Result) rethrows -> Result {
        let before = AppAppearance.current
        defer { AppAppearance.current = before }
        change()
        return try body()
    }

    private func form(_ model: Model) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 200)) {
            @Bindable var model = model
            VStack {
                TextField("Name", text: $model.name)
                TextField("Notes", text: $model.notes, axis: .vertical)
                TextField("Number", value: $model.number, format: .number)
            }
        }
    }

    @Test("A text field has a button that clears it, always or while it is edited, unless it is empty")
    func clearButton() {
        let model = Model()
        #expect(form(model).node("Clear Text") == nil)
        appearing {
            UITextField.appearance().clearButtonMode = .always
        } _: {
            let host = form(model)
            #expect(host.tap("Clear Text"))
            #expect(model.name == "" && model.notes == "Notes" && host.node("Clear Text") == nil)
            host.type("Eva", into: "Name")
            #expect(model.name == "Eva" && host.node("Clear Text") != nil)
        }
        appearing {
            UITextField.appearance().clearButtonMode = .whileEditing
        } _: {
            let host = form(model)
            #expect(host.node("Clear Text") == nil)
            host.focus("Name")
            #expect(host.node("Clear Text") != nil)
            host.blur()
            #expect(host.node("Clear Text") == nil)
        }
        appearing {
            UITextField.appearance().clearButtonMode = .unlessEditing
        } _: {
            let host = form(model)
            #expect(host.node("Clear Text") != nil)
            host.focus("Name")
            #expect(host.node("Clear Text") == nil)
        }
    }

    private func tint(of field: String, in host: TestHost) -> String? {
        guard case .field(let input) = host.node(field)?.semantics.role else { return nil }
        return input.tint.description
    }

    @Test("Fields have the appearance's background and tint, where no view sets another") func fields() {
        appearing {
            UITextField.appearance().tintColor = .red
            UITextField.appearance().backgroundColor = .green
            UITextView.appearance().tintColor = .blue
        } _: {
            let host = form(Model())
            #expect(tint(of: "Name", in: host) == "#FF0000FF" && tint(of: "Notes", in: host) == "#0000FFFF")
            #expect(host.displayList.fillColors.contains("#00FF00FF"))
            let own = TestHost { TextField("Name", text: .constant("")).tint(Color(uiColor: .magenta)) }
            #expect(tint(of: "Name", in: own) == "#FF00FFFF")
        }
    }

    private func fills(_ view: some View, _ change: () -> Void) -> Set<String> {
        appearing(change) { TestHost { view }.displayList.fillColors }
    }

    @Test("Sliders have the appearance's colours, where no view sets a tint") func sliders() {
        let slider = Slider(value: .constant(0.5))
        func colors() {
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().maximumTrackTintColor = .blue
            UISlider.appearance().thumbTintColor = .black
        }
        #expect(fills(slider, colors).isSuperset(of: ["#FF0000FF", "#0000FFFF", "#000000FF"]))
        #expect(!fills(slider.tint(.green), colors).contains("#FF0000FF"))
        #expect(fills(slider) {}.isDisjoint(with: ["#FF0000FF", "#0000FFFF", "#000000FF"]))
        let plain = fills(slider) {
            UISlider.appearance().minimumTrackTintColor = nil
            UISlider.appearance().tintColor = .magenta
        }
        #expect(plain.contains("#FF00FFFF"))
    }

    @Test("An image takes the place of a slider's knob, and an empty one leaves none") func knob() {
        let slider = Slider(value: .constant(0.5))
        func images(_ image: UIImage?) -> (frames: [CGRect], fills: Int) {
            appearing {
                UISlider.appearance().setThumbImage(image, for: .normal)
            } _: {
                let items = TestHost(size: CGSize(width: 200, height: 40)) { slider }.displayList.items.leaves
                let frames = items.compactMap { if case .image(let image) = $0 { image.frame } else { nil } }
                return (frames, items.count - frames.count)
            }
        }
        let usual = images(nil)
        let image = UIImage(
            systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        let starry = images(image)
        #expect(starry.frames.map(\.size) == [image?.size] && starry.frames.first?.midY == 15.5)
        #expect(usual.frames == [] && images(UIImage()).frames == [] && images(UIImage()).fills == starry.fills)
        #expect(usual.fills > starry.fills)
        UISlider.appearance().setThumbImage(nil, for: .normal)
    }

    @Test("Images take the places of a stepper's signs, in its tint if they are templates") func stepper() {
        let stepper = Stepper("Guests", value: .constant(2))
        func images(_ tint: UIColor?) -> Set<String> {
            fills(stepper) {
                UIStepper.appearance().setIncrementImage(UIImage(systemName: "star.fill"), for: .normal)
                let own = UIImage(systemName: "heart.fill")?.withTintColor(.blue, renderingMode: .alwaysOriginal)
                UIStepper.appearance().setDecrementImage(own, for: .normal)
                UIStepper.appearance().tintColor = tint
            }
        }
        #expect(images(.red).isSuperset(of: ["#FF0000FF", "#0000FFFF"]))
        #expect(!images(nil).contains("#FF0000FF") && images(nil).contains("#0000FFFF"))
        #expect(!fills(stepper) {}.contains("#0000FFFF"))
        UIStepper.appearance().setIncrementImage(nil, for: .normal)
        UIStepper.appearance().setDecrementImage(nil, for: .normal)
    }
}
