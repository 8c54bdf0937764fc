import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Controllers that present others") struct PresentationTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = title
            view.addSubview(label)
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    @Test("A controller is presented in a sheet or a cover, and dismissed", arguments: [true, false])
    func presenting(isSheet: Bool) {
        let (first, second) = (page("first"), page("second"))
        var calls: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        second.modalPresentationStyle = isSheet ? .formSheet : .fullScreen
        first.present(second, animated: true) { calls.append("shown") }
        host.waitUntilIdle()
        #expect(host.texts.contains("second") && calls == ["shown"])
        #expect(first.presentedViewController === second && second.presentingViewController === first)
        second.dismiss(animated: false) { calls.append("dismissed") }
        host.waitUntilIdle()
        #expect(host.texts == ["first"] && calls == ["shown", "dismissed"] && first.presentedViewController == nil)
    }

    @Test("The user ends a sheet of a controller's, after which it can present another") func userDismisses() {
        let first = page("first")
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        first.present(page("second"), animated: false)
        host.update()
        #expect(host.dismissPresentation())
        host.waitUntilIdle()
        #expect(first.presentedViewController == nil)
        first.present(page("third"), animated: false)
        host.waitUntilIdle()
        #expect(host.texts.contains("third"))
    }

    @Test("A controller in a sheet of SwiftUI's dismisses the sheet") func inSheet() {
        let inner = page("inner")
        let model = Model()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            @Bindable var model = model
            Text("outer").sheet(isPresented: $model.isOn) { Shown(controller: inner) }
        }
        host.update()
        #expect(host.texts.contains("inner"))
        inner.dismiss(animated: false)
        host.waitUntilIdle()
        #expect(!model.isOn && host.texts == ["outer"])
    }

    @Observable final class Model {
        var isOn = true
    }

    @Test("An alert has the buttons, the message and the fields") func alerts() {
        let first = page("first")
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        var name = ""
        let alert = UIAlertController(title: "Rename?", message: "The old name is lost.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .destructive) { _ in name = alert.textFields?.first?.text ?? "" })
        first.present(alert, animated: true)
        host.waitUntilIdle()
        #expect(host.texts.contains("Rename?") && host.texts.contains("The old name is lost."))
        host.type("Eva", into: "Name")
        host.tap("Rename")
        host.waitUntilIdle()
        #expect(name == "Eva" && host.texts == ["first"] && first.presentedViewController == nil)
    }

    @Test("A list of actions shows in a dialog") func actions() {
        let hosting = UIHostingController(rootView: Text("root"))
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: hosting) }
        var isDeleted = false
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
        hosting.present(sheet, animated: true)
        host.waitUntilIdle()
        host.tap("Delete")
        host.waitUntilIdle()
        #expect(isDeleted && host.texts == ["root"])
    }

    @Test("The action of an alert presents another controller") func alertAfterAlert() {
        let first = page("first")
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        let failure = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
        failure.addAction(UIAlertAction(title: "OK", style: .default))
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in first.present(failure, animated: true) })
        first.present(alert, animated: true)
        host.waitUntilIdle()
        host.tap("Delete")
        host.waitUntilIdle()
        #expect(host.texts.contains("Failed") && !host.texts.contains("Delete?"))
        #expect(first.presentedViewController === failure && alert.presentingViewController == nil)
    }

    @Test("A controller that replaces another in a sheet appears, and its completion is called") func replacing() {
        let (first, third) = (page("first"), page("third"))
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        first.present(page("second"), animated: false)
        host.waitUntilIdle()
        var isShown = false
        first.dismiss(animated: false) { first.present(third, animated: false) { isShown = true } }
        host.waitUntilIdle()
        #expect(host.texts.contains("third") && !host.texts.contains("second") && isShown)
        #expect(first.presentedViewController === third)
    }

    @Test("The controller around a child presents for it") func child() {
        let (outer, inner, sheet) = (page("outer"), page("inner"), page("sheet"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: outer) }
        inner.present(sheet, animated: false)
        host.waitUntilIdle()
        #expect(host.texts.contains("sheet"))
        #expect(inner.presentedViewController === sheet && sheet.presentingViewController === outer)
        inner.dismiss(animated: false)
        host.waitUntilIdle()
        #expect(!host.texts.contains("sheet") && inner.presentedViewController == nil)
    }

    @Test("The button of an alert is enabled once its field has a text") func enabling() {
        let first = page("first")
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: first) }
        var isRenamed = false
        let rename = UIAlertAction(title: "Rename", style: .default) { _ in isRenamed = true }
        rename.isEnabled = false
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            let check = UIAction { [weak field] _ in rename.isEnabled = field?.text?.isEmpty == false }
            field.addAction(check, for: .editingChanged)
        }
        alert.addAction(rename)
        first.present(alert, animated: true)
        host.waitUntilIdle()
        host.tap("Rename")
        #expect(!isRenamed)
        host.type("Eva", into: "Name")
        host.tap("Rename")
        #expect(isRenamed)
    }
}
