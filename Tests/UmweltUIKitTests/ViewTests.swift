import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Views of UIKit's in SwiftUI") struct ViewTests {
    @Observable final class Model {
        var title = "one"
        var isOn = true
    }

    private final class Journal {
        var lines: [String] = []
        var label: UILabel?
    }

    private struct Label: UIViewRepresentable {
        let text: String
        let journal: Journal
        @Environment(\.isEnabled) private var isEnabled

        final class Coordinator {
            let journal: Journal
            var updates = 0

            init(journal: Journal) { self.journal = journal }
        }

        func makeCoordinator() -> Coordinator { Coordinator(journal: journal) }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.journal.lines.append("make")
            let label = UILabel()
            journal.label = label
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.updates += 1
            let isOn = isEnabled && context.environment.isEnabled
            label.text = "\(text) \(context.coordinator.updates) \(isOn ? "on" : "off")"
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
            coordinator.journal.lines.append("dismantle \(label.text ?? "")")
        }
    }

    @Test("A representable makes its view once, updates it with values and the environment, and dismantles it")
    func representable() {
        let model = Model()
        let journal = Journal()
        let host = TestHost {
            if model.title != "" { Label(text: model.title, journal: journal).disabled(!model.isOn) }
        }
        #expect(host.texts == ["one 1 on"])
        model.title = "two"
        host.update()
        #expect(host.texts == ["two 2 on"])
        model.isOn = false
        host.update()
        #expect(host.texts == ["two 3 off"] && journal.lines == ["make"])
        model.title = ""
        host.update()
        #expect(host.texts == [] && journal.lines == ["make", "dismantle two 3 off"])
    }

    @Test("A change of the view that comes later shows without an update of the representable") func later() {
        let journal = Journal()
        let host = TestHost { Label(text: "soon", journal: journal) }
        #expect(host.texts == ["soon 1 on"])
        journal.label?.text = "later"
        host.update()
        #expect(host.texts == ["later"] && journal.lines == ["make"])
    }

    private struct Blur: UIViewRepresentable {
        var effect: UIVisualEffect?

        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }

        func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = effect }
    }

    @Test("A visual effect is the material that SwiftUI has by its name, and fills its space") func effect() {
        func items(@ViewBuilder _ content: @escaping () -> some View) -> [DisplayItem] {
            TestHost(size: CGSize(width: 100, height: 50), content: content).displayList.items
        }
        let thick = items { Blur(effect: UIBlurEffect(style: .systemThickMaterial)) }
        #expect(!thick.isEmpty && thick == items { Rectangle().fill(.thickMaterial) })
        #expect(thick != items { Blur(effect: UIBlurEffect(style: .systemUltraThinMaterial)) })
        #expect(items { Blur(effect: nil) } == items { Color.clear })
        let dark = items { Blur(effect: UIBlurEffect(style: .systemThickMaterialDark)) }
        #expect(dark == items { Rectangle().fill(.thickMaterial).environment(\.colorScheme, .dark) } && dark != thick)
        #expect(items { Blur(effect: UIBlurEffect(style: .systemThickMaterialLight)) } == thick)
    }

    private struct Spinner: UIViewRepresentable {
        let isAnimating: Bool

        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        }
    }

    @Test("An activity indicator is a progress view as large as itself, which shows while it moves") func spinner() {
        let model = Model()
        let host = TestHost {
            Spinner(isAnimating: model.isOn).background(.blue).accessibilityElement(children: .contain)
                .accessibilityLabel("around")
        }
        let size = host.frame(of: "around")?.size ?? .zero
        #expect(size.width > 0 && size.width < 60 && size.width == size.height)
        let moving = host.displayList.items.leaves.count
        model.isOn = false
        #expect(host.displayList.items.leaves.count < moving)
    }

    private final class Tile: UIView {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
        var sizes: [CGSize] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "inside"
            addSubview(label)
            backgroundColor = .red
            layer.cornerRadius = 8
            layer.borderWidth = 2
        }

        @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no storyboards.") }

        override func layoutSubviews() {
            super.layoutSubviews()
            sizes.append(bounds.size)
        }
    }

    private struct Tiles: UIViewRepresentable {
        let tile: Tile

        func makeUIView(context: Context) -> Tile { tile }

        func updateUIView(_ view: Tile, context: Context) {}

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: Tile, context: Context) -> CGSize? {
            CGSize(width: 120, height: 60)
        }
    }

    @Test("A subclass has its subviews at their frames, and hears of the size that the representable decides")
    func subclass() {
        let tile = Tile()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Tiles(tile: tile) }
        host.update()
        #expect(host.texts == ["inside"] && tile.sizes == [CGSize(width: 120, height: 60)])
        let frame = host.frame(of: "inside") ?? .zero
        #expect(abs(frame.minX - 100) < 0.6 && frame.midY == 150, "\(frame)")
        #expect(tile.label.superview === tile)
        tile.label.removeFromSuperview()
        host.update()
        #expect(host.texts == [] && tile.subviews.isEmpty && tile.label.superview == nil)
    }

    @Test("The view of a hosting controller measures and draws what it hosts") func hosting() {
        let view: UIView = UIHostingController(rootView: Color.red.frame(width: 30, height: 20)).view
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        #expect(image.size == CGSize(width: 30, height: 20))
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            UIColor(Color.red).setFill()
            context.fill(view.bounds)
        }
        #expect(image.pngData() == drawn.pngData())
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }

    private final class Page: UIViewController {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
            view.backgroundColor = .green
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = title
            view.addSubview(label)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("appear")
        }
    }

    private struct Pages: UIViewControllerRepresentable {
        let page: Page
        let title: String

        func makeUIViewController(context: Context) -> Page {
            page.title = title
            return page
        }

        func updateUIViewController(_ page: Page, context: Context) {}
    }

    @Test("A representable shows the view of a controller, which hears that it appears") func controller() {
        let page = Page()
        let host = TestHost { Pages(page: page, title: "page") }
        #expect(host.texts == ["page"] && page.calls == ["load", "appear"] && page.isViewLoaded)
    }

    /// A view that is a gradient itself, or has one in its layer.
    private final class Shade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        let inner = CAGradientLayer()

        override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }

    private struct Shades: UIViewRepresentable {
        let color: UIColor

        func makeUIView(context: Context) -> Shade {
            let shade = Shade()
            (shade.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            shade.inner.locations = [0, 0.5]
            shade.inner.startPoint = CGPoint(x: 0, y: 0.5)
            shade.inner.endPoint = CGPoint(x: 1, y: 0.5)
            shade.layer.addSublayer(shade.inner)
            return shade
        }

        func updateUIView(_ shade: Shade, context: Context) {
            shade.inner.colors = [color.cgColor, UIColor.green.cgColor]
        }
    }

    @Test("Gradient layers are a view's background, and lie in it at their frames") func gradients() throws {
        let model = Model()
        let size = CGSize(width: 40, height: 20)
        let host = TestHost(size: size) { Shades(color: model.isOn ? .yellow : .black) }
        func expected(_ color: UIColor) throws -> Data {
            let stops = [
                Gradient.Stop(color: Color(uiColor: color), location: 0),
                Gradient.Stop(color: Color(uiColor: .green), location: 0.5),
            ]
            let inner = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
            return try TestHost(size: size) {
                LinearGradient(
                    colors: [Color(uiColor: .red), Color(uiColor: .blue)], startPoint: .top, endPoint: .bottom
                )
                .overlay(alignment: .leading) { inner.frame(width: 20) }
            }
            .pngData()
        }
        host.update()
        #expect(try host.pngData() == expected(.yellow))
        model.isOn = false
        host.update()
        #expect(try host.pngData() == expected(.black))
    }

    private struct Lid: UIViewRepresentable {
        let isOpen: Bool
        let journal: Journal

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ lid: UIView, context: Context) {
            journal.lines.append(context.transaction.animation == nil ? "at once" : "animated")
            context.animate {
                lid.alpha = isOpen ? 0 : 1
            } completion: {
                journal.lines.append("complete")
            }
        }
    }

    @Test("The context of a representable has the update's transaction, and animates changes with it")
    func contextAnimation() {
        let model = Model()
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Lid(isOpen: !model.isOn, journal: journal) }
        host.update()
        #expect(journal.lines == ["at once", "complete"])
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.update()
        host.advance(by: 0.5)
        let opacity = host.displayList.items.opacities.min() ?? 1
        #expect(journal.lines.dropFirst(2) == ["animated"] && abs(opacity - 0.5) < 0.05, "\(opacity)")
        host.advance(by: 0.6)
        #expect(journal.lines.dropFirst(2) == ["animated", "complete"])
        model.isOn = true
        host.update()
        #expect(journal.lines.dropFirst(4) == ["at once", "complete"])
    }

    @Test("Animations of UIKit's animate state, and tell when they have ended") func animation() {
        let model = Model()
        var ends: [Bool] = []
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("moves").opacity(model.isOn ? 1 : 0)
        }
        host.update()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            model.isOn = false
        } completion: {
            ends.append($0)
        }
        host.update()
        host.advance(by: 0.5)
        let opacity = host.displayList.items.opacities.min() ?? 1
        #expect(ends == [] && abs(opacity - 0.5) < 0.05, "\(opacity)")
        host.advance(by: 0.6)
        #expect(ends == [true])
    }
}

extension [DisplayItem] {
    /// The opacities of all groups.
    fileprivate var opacities: [Double] {
        flatMap { item -> [Double] in
            guard case .group(let group) = item else { return [] }
            return [group.opacity] + group.items.opacities
        }
    }
}
