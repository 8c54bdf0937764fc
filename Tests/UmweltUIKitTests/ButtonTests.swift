import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIButton in SwiftUI") struct ButtonTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func host(_ view: UIView) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view).frame(width: 120, height: 44) }
    }

    @MainActor private final class Journal {
        var lines: [String] = []

        func pressed(_ sender: UIButton) { lines.append("pressed \(sender.currentTitle ?? "")") }

        func down() { lines.append("down") }
    }

    @Test("A press calls the methods and closures, and a button that is off does not") func presses() {
        let journal = Journal()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.addTarget(journal, action: Selector(Journal.pressed(_:)), for: .touchUpInside)
        button.addTarget(journal, action: Selector(Journal.down), for: .touchDown)
        button.addAction(UIAction { _ in journal.lines.append("action") }, for: .primaryActionTriggered)
        let host = host(button)
        #expect(host.node("Save")?.semantics.role == .button)
        host.tap("Save")
        #expect(journal.lines.filter { $0 != "down" } == ["pressed Save", "action"])
        button.isEnabled = false
        host.update()
        host.tap("Save")
        #expect(journal.lines.count { $0 != "down" } == 2)
    }

    @Test("A pressed button is highlighted, and has the label of the state") func states() {
        let button = UIButton()
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        button.changesSelectionAsPrimaryAction = true
        let host = host(button)
        #expect(host.texts == ["Off"] && button.currentTitleColor == .red)
        host.beginPress("Off")
        #expect(button.isHighlighted && button.state == .highlighted && button.title(for: .highlighted) == "Off")
        host.endPress("Off")
        #expect(!button.isHighlighted && !button.isSelected)
        host.tap("Off")
        #expect(button.isSelected && host.texts == ["On"])
        #expect(button.currentTitleColor == .blue)
    }

    @Test("A configuration has a title, a text below and an image, and its handler follows the state")
    func configuration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "now"
        configuration.image = UIImage(systemName: "cart")
        configuration.imagePadding = 4
        configuration.baseBackgroundColor = .red
        var calls = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in calls += 1 })
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Buy" : "Sold"
        }
        let host = host(button)
        #expect(host.texts == ["Buy", "now"] && host.displayList.fillColors.contains("#FF0000FF"))
        host.tap("Buy")
        #expect(calls == 1)
        button.isEnabled = false
        host.update()
        #expect(host.texts == ["Sold", "now"] && !host.displayList.fillColors.contains("#FF0000FF"))
    }

    @Test("The sizes of configurations are UIKit's: 34 points, and 50 for large buttons") func sizes() {
        func height(_ size: UIButton.Configuration.Size) -> CGFloat {
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Title"
            configuration.buttonSize = size
            return UIButton(configuration: configuration).intrinsicContentSize.height
        }
        // Lines of text are 20 or 21 points high here.
        #expect((34...35).contains(height(.medium)) && (50...51).contains(height(.large)) && height(.small) == 28)
    }

    @Test("A button with a menu opens it") func menu() {
        var chosen = ""
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { chosen = $0.title },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIMenu(title: "Share", children: [UIAction(title: "Mail") { chosen = $0.title }]),
        ])
        let host = host(button)
        host.tap("More")
        #expect(host.menuItems.contains("Copy") && !host.menuItems.contains("Hidden"))
        host.tap("Copy")
        #expect(chosen == "Copy")
    }
}
