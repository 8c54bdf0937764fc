// One file: the tests find views by their colours, with the same private helpers.

import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Auto Layout of views in SwiftUI") struct AutoLayoutTests {
    /// A view of a colour, by which its place is found.
    private func box(_ color: UIColor, in view: UIView? = nil) -> UIView {
        let box = UIView()
        box.backgroundColor = color
        box.translatesAutoresizingMaskIntoConstraints = false
        view?.addSubview(box)
        return box
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func host(_ view: UIView, rightToLeft: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) {
            Shown(view: view).environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    /// Returns the frame of what is filled with a colour; nil if nothing is.
    private func frame(_ color: UIColor, in host: TestHost) -> CGRect? {
        let wanted = Color(uiColor: color).resolve(in: EnvironmentValues()).description
        func find(_ items: [DisplayItem], _ offset: CGPoint) -> CGRect? {
            for item in items {
                switch item {
                case .group(let group):
                    let inner = CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
                    if let found = find(group.items, inner) { return found }
                case .fill(let path, .color(let color), _, _) where color.description == wanted:
                    return path.boundingRect.offsetBy(dx: offset.x, dy: offset.y)
                default: break
                }
            }
            return nil
        }
        return find(host.displayList.items, .zero)
    }

    @Test("Edges, middles and lengths are where constraints want them") func anchors() {
        let root = UIView()
        let (red, blue, green) = (box(.red, in: root), box(.blue, in: root), box(.green, in: root))
        NSLayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            red.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            red.heightAnchor.constraint(equalToConstant: 20),
            blue.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            blue.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 4),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor, multiplier: 0.5),
            blue.heightAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 0.3, constant: 1),
            green.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            green.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -5),
            green.widthAnchor.constraint(equalToConstant: 30),
            green.heightAnchor.constraint(equalToConstant: 10),
        ])
        let shown = host(root)
        #expect(frame(.red, in: shown) == CGRect(x: 10, y: 8, width: 180, height: 20))
        #expect(frame(.blue, in: shown) == CGRect(x: 55, y: 32, width: 90, height: 28))
        #expect(frame(.green, in: shown) == CGRect(x: 8, y: 85, width: 30, height: 10))
        let mirrored = host(root, rightToLeft: true)
        #expect(frame(.green, in: mirrored) == CGRect(x: 8, y: 85, width: 30, height: 10))
    }

    @Test("Leading edges follow the direction of reading, left ones do not") func directions() {
        let root = UIView()
        let (red, blue) = (box(.red, in: root), box(.blue, in: root))
        NSLayoutConstraint.activate(
            [
                red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                blue.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            ]
                + [red, blue].flatMap {
                    [
                        $0.topAnchor.constraint(equalTo: root.topAnchor),
                        $0.widthAnchor.constraint(equalToConstant: 20), $0.heightAnchor.constraint(equalToConstant: 20),
                    ]
                })
        let shown = host(root, rightToLeft: true)
        #expect(frame(.red, in: shown)?.minX == 170 && frame(.blue, in: shown)?.minX == 10)
    }

    @Test("Of constraints that contradict each other the one of higher priority wins, and least lengths are kept")
    func priorities() {
        let root = UIView()
        let red = box(.red, in: root)
        let wide = red.widthAnchor.constraint(equalToConstant: 150)
        wide.priority = .defaultHigh
        let most = red.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
        let least = red.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
        let low = red.heightAnchor.constraint(equalToConstant: 10)
        low.priority = .defaultLow
        NSLayoutConstraint.activate([
            wide, most, least, low, red.topAnchor.constraint(equalTo: root.topAnchor),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let shown = host(root)
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 0, width: 100, height: 30))
        most.isActive = false
        least.constant = 40
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 0, width: 150, height: 40))
        #expect(root.constraints.count == 2 && red.constraints == [wide, least, low])
    }

    @Test("Views inside of others are placed in them, and a change of a constraint moves them") func nested() {
        let root = UIView()
        let red = box(.red, in: root)
        let blue = box(.blue, in: red)
        let inset = blue.topAnchor.constraint(equalTo: red.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            red.widthAnchor.constraint(equalToConstant: 100), red.heightAnchor.constraint(equalToConstant: 50),
            inset, blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.centerXAnchor.constraint(equalTo: red.centerXAnchor), blue.widthAnchor.constraint(equalToConstant: 20),
        ])
        let shown = host(root)
        #expect(frame(.blue, in: shown) == CGRect(x: 50, y: 15, width: 20, height: 45))
        inset.constant = 25
        #expect(frame(.blue, in: shown) == CGRect(x: 50, y: 35, width: 20, height: 25))
    }

    @Test("A text has its own size, and more lines where it is narrower") func labels() throws {
        let root = UIView()
        let label = UILabel()
        label.text = "Call me Ishmael. Some years ago, never mind how long precisely"
        label.numberOfLines = 0
        label.backgroundColor = .red
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let most = label.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), most,
        ])
        let shown = host(root)
        let narrow = try #require(frame(.red, in: shown))
        #expect(narrow.width == 150 && narrow.height > 3 * 17)
        label.text = "Call"
        let short = try #require(frame(.red, in: shown))
        #expect(short.width < 60 && short.height < 30)
        #expect(root.systemLayoutSizeFitting(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 100))
    }

    @Test("A view whose content decides its size is as large as that where it hugs it") func fitting() {
        let root = UIView()
        let red = box(.red, in: root)
        NSLayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            red.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            red.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
            red.widthAnchor.constraint(equalToConstant: 40), red.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
        let shown = TestHost(size: CGSize(width: 200, height: 100)) {
            Shown(view: root).fixedSize().background(Color(uiColor: .blue))
        }
        #expect(frame(.blue, in: shown) == CGRect(x: 75, y: 35, width: 50, height: 30))
        #expect(frame(.red, in: shown) == CGRect(x: 80, y: 40, width: 40, height: 20))
    }

    /// Makes a stack of a red and a blue box of 20 and 40 points, in all of a view.
    private func stack(_ change: (UIStackView) -> Void = { _ in }) -> (TestHost, UIStackView) {
        let boxes = [(UIColor.red, 20.0), (.blue, 40)].map { color, size in
            let box = Sized(size: CGSize(width: size, height: size))
            box.backgroundColor = color
            return box
        }
        let stack = UIStackView(arrangedSubviews: boxes)
        change(stack)
        return (host(stack), stack)
    }

    /// A view with a size of its own.
    private final class Sized: UIView {
        let size: CGSize

        init(size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no storyboards.") }

        override var intrinsicContentSize: CGSize { size }
    }

    @Test("A stack fills its space with the last view, or with equal ones") func fills() {
        let (shown, stack) = stack { $0.spacing = 10 }
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 0, width: 20, height: 100))
        #expect(frame(.blue, in: shown) == CGRect(x: 30, y: 0, width: 170, height: 100))
        stack.distribution = .fillEqually
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 0, width: 95, height: 100))
        #expect(frame(.blue, in: shown) == CGRect(x: 105, y: 0, width: 95, height: 100))
        stack.distribution = .fillProportionally
        stack.spacing = 20
        #expect(frame(.red, in: shown)?.width == 60 && frame(.blue, in: shown)?.width == 120)
    }

    @Test("A stack has equal gaps, margins, an alignment, and a column as its axis") func arranges() {
        let (shown, stack) = stack {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 40, width: 20, height: 20))
        #expect(frame(.blue, in: shown) == CGRect(x: 160, y: 30, width: 40, height: 40))
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 20)
        #expect(frame(.red, in: shown) == CGRect(x: 160, y: 10, width: 20, height: 20))
        #expect(frame(.blue, in: shown) == CGRect(x: 140, y: 55, width: 40, height: 40))
    }

    @Test("Hidden and removed views leave a stack, and one has a gap of its own") func changes() {
        let (shown, stack) = stack {
            $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
            $0.spacing = 5
        }
        #expect(frame(.blue, in: shown)?.minX == 50)
        stack.arrangedSubviews[0].isHidden = true
        #expect(frame(.blue, in: shown) == CGRect(x: 0, y: 0, width: 200, height: 100))
        stack.arrangedSubviews[0].isHidden = false
        stack.arrangedSubviews[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1 && frame(.blue, in: shown) == nil)
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A stack is mirrored where languages are read from the right, with its margins and gaps") func mirrors() {
        let (shown, stack) = stack {
            $0.alignment = .top
            $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 0, trailing: 5)
        }
        #expect(frame(.red, in: shown) == CGRect(x: 10, y: 2, width: 20, height: 20))
        let mirrored = host(stack, rightToLeft: true)
        #expect(frame(.red, in: mirrored) == CGRect(x: 170, y: 2, width: 20, height: 20))
        #expect(frame(.blue, in: mirrored) == CGRect(x: 5, y: 2, width: 135, height: 40))
        #expect(stack.layoutMargins == UIEdgeInsets(top: 2, left: 5, bottom: 0, right: 10))
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    }

    @Test("A stack without a size of its own is as large as its views, with the least gaps") func hugging() {
        let (shown, stack) = stack {
            $0.alignment = .center
            $0.distribution = .equalCentering
            $0.spacing = 10
        }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 40))
        #expect(frame(.red, in: shown) == CGRect(x: 0, y: 40, width: 20, height: 20))
    }

    @Test("An optional constraint that others forbid is kept as nearly as they allow") func nearest() {
        let root = UIView()
        let red = box(.red, in: root)
        let wish = red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 500)
        wish.priority = UILayoutPriority(10)
        let low = red.topAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor)
        low.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            wish, low, red.widthAnchor.constraint(equalToConstant: 20),
            red.heightAnchor.constraint(equalToConstant: 20),
            red.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
            red.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
        #expect(frame(.red, in: host(root)) == CGRect(x: 170, y: 80, width: 20, height: 20))
    }

    @Test("Of required constraints that contradict each other one is broken, and logged") func conflicts() {
        let root = UIView()
        let red = box(.red, in: root)
        let narrow = red.widthAnchor.constraint(equalToConstant: 50)
        let wide = red.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 20)
        wide.identifier = "wide"
        NSLayoutConstraint.activate([
            narrow, red.topAnchor.constraint(equalTo: root.topAnchor), red.heightAnchor.constraint(equalToConstant: 9),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor), wide,
        ])
        let shown = host(root)
        let broken = frame(.red, in: shown)?.width == 50 ? wide : narrow
        #expect(broken.hasLoggedConflict && narrow.hasLoggedConflict != wide.hasLoggedConflict)
        #expect(wide.constraintDescription == "'wide' UIView.width == UIView.width * 0.5 + 20.0")
        narrow.isActive = false
        #expect(frame(.red, in: shown)?.width == 120)
    }

    @Test("A view that is removed loses its constraints to others, one that moves in the order keeps them")
    func removal() {
        let root = UIView()
        let (red, blue) = (box(.red, in: root), box(.blue, in: root))
        let inner = box(.green, in: red)
        let between = blue.topAnchor.constraint(equalTo: inner.bottomAnchor)
        let height = inner.heightAnchor.constraint(equalToConstant: 10)
        let inside = inner.topAnchor.constraint(equalTo: red.topAnchor)
        let outside = blue.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([between, height, inside, outside])
        #expect(root.constraints == [between, outside])
        root.addSubview(red)
        #expect(root.subviews == [blue, red] && between.isActive)
        red.removeFromSuperview()
        #expect(!between.isActive && outside.isActive && inside.isActive && height.isActive)
        #expect(root.constraints == [outside] && red.constraints == [inside] && inner.constraints == [height])
        between.isActive = true
        #expect(!between.isActive)
        #expect(inner.isDescendant(of: red) && !inner.isDescendant(of: root) && red.isDescendant(of: red))
    }

    @Test("A guide of the app's own is placed by constraints, and removed with them") func guides() {
        let root = UIView()
        let red = box(.red, in: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
            red.topAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 2),
            red.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            red.widthAnchor.constraint(equalToConstant: 20), red.heightAnchor.constraint(equalToConstant: 20),
        ])
        let shown = host(root)
        #expect(frame(.red, in: shown) == CGRect(x: 8, y: 41, width: 20, height: 20))
        #expect(root.layoutGuides == [guide] && guide.owningView === root)
        root.removeLayoutGuide(guide)
        #expect(root.layoutGuides == [] && guide.owningView == nil && root.constraints.count == 1)
        #expect(frame(.red, in: shown)?.minY == 0)
    }

    @Test("Views have the frames of their constraints at once when they are laid out") func atOnce() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let red = box(.red, in: root)
        let blue = box(.blue, in: red)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: red, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
                constant: 0),
            red.widthAnchor.constraint(equalToConstant: 50),
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
            red.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            blue.trailingAnchor.constraint(equalTo: red.trailingAnchor, constant: -5),
            blue.widthAnchor.constraint(equalToConstant: 10), blue.centerYAnchor.constraint(equalTo: red.centerYAnchor),
            blue.heightAnchor.constraint(equalToConstant: 9),
        ])
        blue.layoutIfNeeded()
        #expect(red.frame == CGRect(x: 50, y: 7, width: 50, height: 45))
        #expect(blue.frame == CGRect(x: 35, y: 18, width: 10, height: 9))
        #expect(
            root.systemLayoutSizeFitting(
                CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 500, height: 15))
    }

    @Test("Images are as large as their picture, however it is scaled, and no higher where they are narrower")
    func images() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFill
        #expect(view.intrinsicContentSize == CGSize(width: 80, height: 40))
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test("Two hundred views in a column, and as many below each other by constraints, are solved in moderate time")
    func many() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 5000))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        var constraints = [
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 100),
        ]
        var last: UIView?
        for _ in 0..<200 {
            stack.addArrangedSubview(Sized(size: CGSize(width: 20, height: 10)))
            let chained = Sized(size: CGSize(width: 20, height: 10))
            chained.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(chained)
            constraints += [
                chained.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 2),
                chained.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ]
            last = chained
        }
        NSLayoutConstraint.activate(constraints)
        let time = ContinuousClock().measure { root.layoutIfNeeded() }
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 2000))
        #expect(last?.frame == CGRect(x: 180, y: 2390, width: 20, height: 10))
        // 0.3 seconds without optimization; in cubic time it is minutes.
        #expect(time < .seconds(20))
    }

    private final class Parent: UIViewController {
        let inner = UIHostingController(rootView: Color(uiColor: .red))

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(inner)
            inner.view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner.view)
            NSLayoutConstraint.activate([
                inner.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                inner.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                inner.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                inner.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            ])
            inner.didMove(toParent: self)
        }
    }

    private struct Controllers: UIViewControllerRepresentable {
        let parent: Parent

        func makeUIViewController(context: Context) -> Parent { parent }

        func updateUIViewController(_ parent: Parent, context: Context) {}
    }

    @Test("A view of SwiftUI's in a controller's view is where constraints want it") func hosted() {
        let parent = Parent()
        let shown = TestHost(size: CGSize(width: 200, height: 100)) { Controllers(parent: parent) }
        #expect(frame(.red, in: shown) == CGRect(x: 20, y: 10, width: 160, height: 80))
        #expect(parent.children == [parent.inner] && parent.inner.parent === parent)
        parent.inner.removeFromParent()
        #expect(parent.children == [] && parent.inner.parent == nil)
    }
}
