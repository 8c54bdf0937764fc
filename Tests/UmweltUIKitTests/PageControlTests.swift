import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIPageControl in SwiftUI") struct PageControlTests {
    @Observable final class Model {
        var page = 0
        var pages = 3
        var hides = false
        var isEnabled = true
        var calls = 0
    }

    private struct Control: UIViewRepresentable {
        let model: Model

        @MainActor final class Coordinator {
            let model: Model

            init(model: Model) { self.model = model }

            func pageChanged(_ sender: UIPageControl) { model.page = sender.currentPage }
        }

        func makeCoordinator() -> Coordinator { Coordinator(model: model) }

        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.currentPageIndicatorTintColor = .red
            control.pageIndicatorTintColor = .blue
            control.addTarget(
                context.coordinator, action: Selector(Coordinator.pageChanged(_:)), for: .valueChanged)
            control.addAction(UIAction { _ in model.calls += 1 }, for: .valueChanged)
            return control
        }

        func updateUIView(_ control: UIPageControl, context: Context) {
            control.numberOfPages = model.pages
            control.currentPage = model.page
            control.hidesForSinglePage = model.hides
            control.isEnabled = model.isEnabled
        }
    }

    private func host(_ model: Model) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 40)) { Control(model: model).frame(width: 120, height: 26) }
    }

    private func dots(_ host: TestHost) -> [String] {
        host.displayList.items.leaves.compactMap {
            guard case .fill(_, .color(let color), _, _) = $0, color.opacity > 0 else { return nil }
            return color.description
        }
    }

    private let red = "#FF0000FF"
    private let blue = "#0000FFFF"

    @Test("A dot for each page, and that of the current one in its colour") func dots() {
        let model = Model()
        let host = host(model)
        #expect(dots(host) == [red, blue, blue])
        model.page = 2
        #expect(dots(host) == [blue, blue, red])
        model.pages = 2
        #expect(dots(host) == [blue, red])
        model.page = -3
        #expect(dots(host) == [red, blue])
    }

    @Test("A tap on a half goes a page on or back, and calls the methods and closures of the event") func taps() {
        let model = Model()
        let host = host(model)
        #expect(host.tap(at: CGPoint(x: 130, y: 20)))
        #expect(model.page == 1 && model.calls == 1 && dots(host) == [blue, red, blue])
        host.tap(at: CGPoint(x: 130, y: 20))
        host.tap(at: CGPoint(x: 130, y: 20))
        // There is no page behind the last.
        #expect(model.page == 2 && model.calls == 2)
        host.tap(at: CGPoint(x: 70, y: 20))
        #expect(model.page == 1 && model.calls == 3)
        model.isEnabled = false
        host.update()
        host.tap(at: CGPoint(x: 70, y: 20))
        #expect(model.page == 1 && model.calls == 3)
    }

    @Test("One page has no dots if they are to be hidden") func singlePage() {
        let model = Model()
        model.pages = 1
        let host = host(model)
        #expect(dots(host) == [red])
        model.hides = true
        #expect(dots(host) == [])
    }

    @Test("Methods and closures of events can be removed, and those of an object that is gone are not called")
    func actions() {
        let control = UIPageControl()
        control.numberOfPages = 5
        let model = Model()
        var coordinator: Control.Coordinator? = Control.Coordinator(model: model)
        let action = UIAction(identifier: UIAction.Identifier("count")) { action in
            #expect(action.sender === control)
            model.calls += 1
        }
        if let coordinator {
            control.addTarget(coordinator, action: Selector(Control.Coordinator.pageChanged(_:)), for: .valueChanged)
        }
        control.addAction(action, for: .valueChanged)
        control.addAction(action, for: .valueChanged)
        control.currentPage = 3
        #expect(model.page == 0 && model.calls == 0)
        control.sendActions(for: .valueChanged)
        #expect(model.page == 3 && model.calls == 1)
        control.currentPage = 4
        control.sendActions(for: .touchUpInside)
        #expect(model.page == 3 && model.calls == 1)
        coordinator = nil
        control.removeAction(identifiedBy: UIAction.Identifier("count"), for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(model.page == 3 && model.calls == 1)
    }

    @Test("The control is as high as its dots, and as wide as it is offered") func size() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            VStack(spacing: 0) {
                Text("above")
                Control(model: Model()).border(.green).accessibilityElement().accessibilityLabel("control")
                Text("below")
            }
        }
        let frame = try #require(host.frame(of: "control"))
        #expect(frame.height == 26 && frame.width == 200)
        #expect(host.frame(of: "above")?.maxY == frame.minY)
    }

    private struct Icons: UIViewRepresentable {
        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = 2
            control.currentPageIndicatorTintColor = .red
            control.pageIndicatorTintColor = .blue
            control.backgroundStyle = .prominent
            control.preferredIndicatorImage = UIImage(systemName: "star.fill")
            return control
        }

        func updateUIView(_ control: UIPageControl, context: Context) {}
    }

    @Test("Images in place of dots have the dots' colours, on a background if it is prominent") func images() {
        let host = TestHost(size: CGSize(width: 200, height: 40)) { Icons() }
        let stars = host.displayList.items.leaves.compactMap { item -> String? in
            guard case .fill(let path, .color(let color), _, _) = item, color.opacity > 0 else { return nil }
            return "\(color) \(path.boundingRect.width > 20)"
        }
        #expect(stars.count == 3 && stars.first?.hasSuffix("true") == true)
        #expect(stars.dropFirst() == ["#FF0000FF false", "#0000FFFF false"])
    }
}
