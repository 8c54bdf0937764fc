import SwiftUI
import Testing
import UmweltTesting

@testable import UmweltUIKit

@MainActor @Suite("UIScrollView in SwiftUI") struct ScrollViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    @MainActor private final class Journal: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            lines.append("scroll \(Int(scrollView.contentOffset.x)),\(Int(scrollView.contentOffset.y))")
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            lines.append("zoom \(scale)")
        }
    }

    /// Returns the vertical middle of a text, in whole points.
    private func middle(_ text: String, in host: TestHost) -> CGFloat? { host.frame(of: text)?.midY.rounded() }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    @Test("Content of a size is scrolled by the user and by the app, and the delegate hears of it") func scrolling() {
        let scroll = UIScrollView()
        let journal = Journal()
        scroll.delegate = journal
        scroll.addSubview(label("top", y: 0))
        scroll.addSubview(label("bottom", y: 480))
        scroll.contentSize = CGSize(width: 100, height: 500)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: scroll) }
        #expect(middle("top", in: host) == 10 && middle("bottom", in: host) == 490)
        host.scroll(to: CGPoint(x: 0, y: 40))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 40) && journal.lines == ["scroll 0,40"])
        scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        host.update()
        #expect(middle("bottom", in: host) == 90 && journal.lines.last == "scroll 0,400")
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        host.update()
        #expect(scroll.contentOffset.y == 20 && middle("top", in: host) == -10)
    }

    @Test("Constraints to the edges of a scroll view are those of its content") func constraints() {
        let scroll = UIScrollView()
        let column = UIStackView()
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        for index in 0..<10 {
            let box = UILabel()
            box.text = "row \(index)"
            box.heightAnchor.constraint(equalToConstant: 30).isActive = true
            column.addArrangedSubview(box)
        }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.topAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        let host = TestHost(size: CGSize(width: 120, height: 100)) { Shown(view: scroll) }
        #expect(scroll.contentSize == CGSize(width: 120, height: 300) && column.frame.width == 120)
        host.scroll(to: CGPoint(x: 0, y: 100))
        #expect(scroll.contentOffset.y == 100)
    }

    @Test("The content guide and the frame guide are those of a scroll view in another view") func guides() {
        let root = UIView()
        let (scroll, content) = (UIScrollView(), UILabel())
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        content.text = "content"
        root.addSubview(scroll)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 400),
        ])
        let host = TestHost(size: CGSize(width: 120, height: 100)) { Shown(view: root) }
        host.update()
        #expect(scroll.frame == CGRect(x: 0, y: 10, width: 120, height: 90))
        #expect(scroll.contentSize == CGSize(width: 120, height: 400) && content.frame.width == 120)
    }

    private struct Zoom<Content: View>: UIViewRepresentable {
        let content: Content
        let journal: Journal
        let scroll: UIScrollView

        final class Coordinator {
            let hosting: UIHostingController<Content>

            init(_ hosting: UIHostingController<Content>) { self.hosting = hosting }
        }

        func makeCoordinator() -> Coordinator { Coordinator(UIHostingController(rootView: content)) }

        func makeUIView(context: Context) -> UIScrollView {
            scroll.delegate = journal
            scroll.maximumZoomScale = 4
            let hosted = context.coordinator.hosting.view!
            hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            hosted.frame = scroll.bounds
            scroll.addSubview(hosted)
            journal.zoomed = hosted
            return scroll
        }

        func updateUIView(_ scroll: UIScrollView, context: Context) {
            context.coordinator.hosting.rootView = content
        }
    }

    @Test("A hosted view fills the scroll view, and a pinch zooms it") func zoom() {
        let (journal, scroll) = (Journal(), UIScrollView())
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Zoom(
                content: Text("photo").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red),
                journal: journal, scroll: scroll)
        }
        host.update()
        #expect(scroll.subviews.first?.frame.size == CGSize(width: 100, height: 100))
        #expect(scroll.contentSize == CGSize(width: 100, height: 100) && scroll.zoomScale == 1)
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 2)
        host.update()
        #expect(abs(scroll.zoomScale - 2) < 0.01 && journal.lines.last?.hasPrefix("zoom 2") == true)
        #expect(abs(scroll.contentSize.width - 200) < 1 && abs(scroll.contentOffset.x - 50) < 1)
        scroll.setZoomScale(9, animated: false)
        #expect(scroll.zoomScale == 4)
        scroll.setZoomScale(1, animated: false)
        host.update()
        #expect(scroll.contentOffset == .zero && scroll.contentSize == CGSize(width: 100, height: 100))
    }

    @Test("A scale that is computed before the view has a size has no effect", arguments: [0, .infinity, .nan])
    func missingScale(scale: CGFloat) {
        let zoomer = Zoomer()
        let scroll = UIScrollView()
        scroll.delegate = zoomer
        scroll.addSubview(zoomer.view)
        scroll.minimumZoomScale = scale
        scroll.maximumZoomScale = max(scale, 4)
        scroll.zoomScale = scale
        #expect(scroll.zoomScale == 1)
        scroll.minimumZoomScale = 1
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == .zero)
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    @Test("The delegate hears of the end of a zoom by the app, which an animation precedes") func zoomByApp() {
        let (journal, scroll) = (Journal(), UIScrollView())
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Zoom(content: Color.red, journal: journal, scroll: scroll)
        }
        host.update()
        func ends() -> [String] { journal.lines.filter { $0.hasPrefix("zoom") } }
        scroll.setZoomScale(2, animated: false)
        #expect(ends() == ["zoom 2.0"])
        host.update()
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 25, height: 25), animated: true)
        host.update()
        #expect(ends() == ["zoom 2.0"] && scroll.zoomScale == 4)
        host.waitUntilIdle()
        #expect(ends() == ["zoom 2.0", "zoom 4.0"])
    }

    private struct Scrolled: UIViewRepresentable {
        let scroll: UIScrollView
        let model: Offset

        func makeUIView(context: Context) -> UIScrollView { scroll }

        func updateUIView(_ scroll: UIScrollView, context: Context) {
            scroll.setContentOffset(CGPoint(x: 0, y: model.y), animated: false)
        }
    }

    @Observable final class Offset {
        var y: CGFloat = 0
    }

    @Test("A representable scrolls its view without a change of what is observed") func scrollingInUpdate() {
        let (scroll, model) = (UIScrollView(), Offset())
        scroll.addSubview(label("top", y: 0))
        scroll.contentSize = CGSize(width: 100, height: 500)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Scrolled(scroll: scroll, model: model) }
        model.y = 60
        let notices = Notices()
        withObservationTracking {
            _ = scroll.scroll.count
        } onChange: {
            notices.count += 1
        }
        host.update()
        #expect(notices.count == 0 && scroll.contentOffset.y == 60 && middle("top", in: host) == -50)
    }

    /// A count of notifications, which are sent on the main thread.
    private final class Notices: @unchecked Sendable {
        var count = 0
    }

    @Test("A refresh control is called when the user refreshes, until the app ends it") func refresh() async {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 500)
        let control = UIRefreshControl()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: scroll) }
        #expect(host.refresh())
        await Task.yield()
        #expect(calls == 1 && control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }
}
