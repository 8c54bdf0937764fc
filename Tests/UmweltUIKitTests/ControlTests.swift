import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Controls of UIKit's in SwiftUI") struct ControlTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Shows a control with an accessibility label, and writes down its events.
    private func host(_ control: UIControl, _ label: String = "control", lines: Lines = Lines()) -> TestHost {
        control.accessibilityLabel = label
        control.addAction(UIAction { _ in lines.all.append("value") }, for: .valueChanged)
        return TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: control) }
    }

    private final class Lines {
        var all: [String] = []
    }

    @Test("A switch is a toggle, which the user and the app set") func toggle() {
        let (control, lines) = (UISwitch(), Lines())
        let host = host(control, lines: lines)
        #expect(host.isOn("control") == false)
        host.toggle("control")
        #expect(control.isOn && lines.all == ["value"] && host.isOn("control") == true)
        control.setOn(false, animated: true)
        host.update()
        #expect(host.isOn("control") == false && lines.all == ["value"])
        control.isEnabled = false
        host.update()
        host.toggle("control")
        #expect(!control.isOn)
    }

    @Test("A switch has its own colours") func switchColors() {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = .red
        control.thumbTintColor = .blue
        let colors = host(control).displayList.fillColors
        #expect(colors.contains("#FF0000FF") && colors.contains("#0000FFFF"))
    }

    @Test("A slider has its range, and calls its actions while it moves") func slider() {
        let (control, lines) = (UISlider(), Lines())
        control.minimumValue = 10
        control.maximumValue = 20
        #expect(control.value == 10)
        control.value = 99
        #expect(control.value == 20)
        control.minimumTrackTintColor = .red
        control.maximumTrackTintColor = .blue
        control.thumbTintColor = .black
        let host = host(control, lines: lines)
        host.slide("control", to: 15)
        #expect(control.value == 15 && lines.all == ["value"])
        #expect(host.displayList.fillColors.isSuperset(of: ["#FF0000FF", "#0000FFFF", "#000000FF"]))
    }

    @Test("A stepper steps between its bounds, or wraps") func stepper() {
        let (control, lines) = (UIStepper(), Lines())
        control.maximumValue = 4
        control.stepValue = 2
        let host = host(control, lines: lines)
        host.increment("control")
        host.increment("control")
        host.increment("control")
        #expect(control.value == 4 && lines.all == ["value", "value"])
        control.wraps = true
        host.update()
        host.increment("control")
        #expect(control.value == 0)
        host.decrement("control")
        #expect(control.value == 4)
    }

    @Test("A segmented control selects one of its segments") func segments() {
        let (control, lines) = (UISegmentedControl(items: ["One", "Two", "Three"]), Lines())
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.selectedSegmentIndex = 0
        let host = host(control, lines: lines)
        host.tap("Two")
        #expect(control.selectedSegmentIndex == 1 && lines.all == ["value"])
        host.tap("Two")
        #expect(lines.all == ["value"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0 && control.titleForSegment(at: 0) == "Two")
        control.setTitle("Zwei", forSegmentAt: 0)
        host.update()
        #expect(host.texts.contains("Zwei") && !host.texts.contains("One"))
    }

    @Test("A progress view shows its amount") func progress() {
        let view = UIProgressView(progressViewStyle: .default)
        view.accessibilityLabel = "loading"
        view.progress = 3
        #expect(view.progress == 1)
        view.setProgress(0.25, animated: true)
        view.progressTintColor = .red
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: view) }
        #expect(host.amount("loading") == 0.25 && host.displayList.fillColors.contains("#FF0000FF"))
    }

    @Test("A date picker sets the date") func dates() throws {
        let (control, lines) = (UIDatePicker(), Lines())
        control.datePickerMode = .date
        control.timeZone = TimeZone(secondsFromGMT: 0)
        control.date = Date(timeIntervalSince1970: 0)
        let host = host(control, lines: lines)
        #expect(host.day(of: "control") == "1970-01-01")
        host.setDay("1970-01-03", of: "control")
        #expect(control.date == Date(timeIntervalSince1970: 2 * 86_400) && lines.all == ["value"])
    }

    @Test("A page of controls looks like this") func picture() throws {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Filled"
        let tinted = UIButton(configuration: .tinted())
        tinted.configuration?.title = "Tinted"
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        let slider = UISlider()
        slider.value = 0.4
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ada"
        let row = UIStackView(arrangedSubviews: [button, tinted, system, UISwitch()])
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [row, slider, segments, field])
        column.axis = .vertical
        column.spacing = 12
        let host = TestHost(size: CGSize(width: 330, height: 190)) {
            Shown(view: column).padding()
        }
        host.update()
        #expect(host.texts.contains("Filled") && button.frame.height > 30)
        let frames = [button, tinted, system].map(\.frame)
        #expect(frames[0].maxX + 8 == frames[1].minX && frames[1].maxX + 8 == frames[2].minX)
        #expect(field.frame.width == 298 && slider.frame.width == 298 && (33...34).contains(field.frame.height))
    }
}

@MainActor @Suite("UIPickerView in SwiftUI") struct PickerViewTests {
    @MainActor private final class Journal: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var lines: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 2 }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component) \(row)"
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            lines.append("\(component) \(row)")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIPickerView

        func makeUIView(context: Context) -> UIPickerView { view }

        func updateUIView(_ view: UIPickerView, context: Context) {}
    }

    @Test("A picker view has a wheel for each component, with the rows of its delegate") func wheels() {
        let (view, journal) = (UIPickerView(), Journal())
        view.dataSource = journal
        view.delegate = journal
        let host = TestHost(size: CGSize(width: 300, height: 220)) { Shown(view: view) }
        host.update()
        #expect(Set(host.texts).isSuperset(of: ["0 0", "0 1", "1 0", "1 1", "1 2"]))
        #expect(view.numberOfComponents == 2 && view.selectedRow(inComponent: 1) == 0)
        view.selectRow(2, inComponent: 1, animated: false)
        #expect(view.selectedRow(inComponent: 1) == 2 && journal.lines == [])
        view.selectRow(9, inComponent: 0, animated: false)
        #expect(view.selectedRow(inComponent: 0) == 1)
    }
}
