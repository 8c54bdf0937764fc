import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("The tree of UIKit's views") struct ViewTreeTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("Subviews move and grow with their superview as their masks say") func autoresizing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func box(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> UIView {
            let box = UIView(frame: frame)
            box.autoresizingMask = mask
            view.addSubview(box)
            return box
        }
        let wide = box(CGRect(x: 10, y: 10, width: 80, height: 20), .flexibleWidth)
        let last = box(CGRect(x: 80, y: 80, width: 20, height: 20), [.flexibleLeftMargin, .flexibleTopMargin])
        let middle = box(
            CGRect(x: 40, y: 40, width: 20, height: 20),
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        let fixed = box(CGRect(x: 1, y: 2, width: 3, height: 4), [])
        view.frame.size = CGSize(width: 200, height: 140)
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
        #expect(last.frame == CGRect(x: 180, y: 120, width: 20, height: 20))
        #expect(middle.frame == CGRect(x: 90, y: 60, width: 20, height: 20))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("The first picture has the subviews where the size of the view wants them") func firstLayout() {
        let view = UIView()
        let label = UILabel()
        label.text = "full"
        label.textAlignment = .right
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Shown(view: view) }
        let frame = host.frame(of: "full") ?? .zero
        #expect(abs(frame.maxX - 200) < 1 && abs(frame.midY - 30) < 1)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    }

    private final class Watcher: UIView {
        var lines: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
            lines.append("to \(newSuperview == nil ? "none" : "superview")")
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            lines.append(window == nil ? "left window" : "in window")
        }
    }

    @Observable final class Model {
        var isShown = true
        var color: UIColor?
    }

    @Test("A view hears of its superview and of its window") func windows() {
        let model = Model()
        let (view, watcher) = (UIView(), Watcher())
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            if model.isShown { Shown(view: view) }
        }
        host.update()
        #expect(view.window != nil)
        view.addSubview(watcher)
        #expect(watcher.lines == ["to superview", "in window"] && watcher.window === view.window)
        model.isShown = false
        host.update()
        #expect(watcher.lines.last == "left window" && view.window == nil)
        watcher.removeFromSuperview()
        #expect(watcher.lines.suffix(1) == ["to none"])
    }

    @Test("Views are ordered, and points are converted between them") func order() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        first.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        second.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        #expect(view.subviews == [second, first])
        view.bringSubviewToFront(second)
        #expect(view.subviews == [first, second])
        first.addSubview(second)
        #expect(view.subviews == [first] && second.superview === first)
        #expect(second.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 16, y: 26))
        #expect(view.convert(CGPoint(x: 16, y: 26), to: second) == CGPoint(x: 1, y: 1))
        #expect(second.convert(second.bounds, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
    }

    /// The view that apps put behind a cover's content to see through the cover.
    private struct ClearBackground: UIViewRepresentable {
        let color: UIColor

        private final class Inner: UIView {
            var color: UIColor?

            override func didMoveToWindow() {
                super.didMoveToWindow()
                superview?.superview?.backgroundColor = color
            }
        }

        func makeUIView(context: Context) -> UIView {
            let inner = Inner()
            inner.color = color
            return inner
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("The superview's superview of a cover's view has the cover's background") func surroundings() {
        func colors(_ color: UIColor?) -> Set<String> {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Text("behind").fullScreenCover(isPresented: .constant(true)) {
                    Text("cover").background { if let color { ClearBackground(color: color) } }
                }
            }
            host.update()
            return host.displayList.fillColors
        }
        #expect(colors(.red).contains("#FF0000FF") && !colors(nil).contains("#FF0000FF"))
    }

    @Test("A transformation turns a view around its middle, and animates") func transform() {
        let view = UIView()
        let box = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        box.backgroundColor = .red
        view.addSubview(box)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
        func area() throws -> CGRect {
            let image = try #require(UIImage(data: host.pngData()))
            let size = image.size
            #expect(size == CGSize(width: 100, height: 100))
            return host.displayList.items.transformedBounds
        }
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        host.update()
        #expect((try? area())?.contains(CGRect(x: 30, y: 30, width: 40, height: 40)) == true)
        #expect(box.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test("Labels and traits for assistive technology are the view's") func accessibility() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Chart"
        view.accessibilityValue = "12"
        view.accessibilityTraits = .button
        let inner = UILabel()
        inner.text = "inside"
        view.addSubview(inner)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
        let node = host.node("Chart")
        #expect(node?.semantics.value == "12" && host.node("inside") == nil)
    }

    @Test("A shadow and the chosen corners of a layer show") func layers() {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 4
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
        let expected = TestHost(size: CGSize(width: 40, height: 40)) {
            UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10, style: .circular)
                .fill(Color(uiColor: .red)).shadow(color: .black.opacity(0.5), radius: 4, x: 0, y: -3)
        }
        #expect(try! host.pngData() == expected.pngData())
    }

    @Test("A sublayer has its shadow") func sublayerShadow() throws {
        func picture(_ opacity: Float) throws -> Data {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            layer.shadowOpacity = opacity
            let view = UIView()
            view.layer.addSublayer(layer)
            return try TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }.pngData()
        }
        #expect(try picture(0.5) != picture(0))
    }
}

extension [DisplayItem] {
    /// The union of the bounds of all items.
    fileprivate var transformedBounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}
