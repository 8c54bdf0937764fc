import Foundation
import Umwelt
import UmweltControls

/// A row of dots, one for each page, with the current page's highlighted.
///
/// A tap on the leading half goes to the previous page, and a tap on the trailing half to the next one.
///
/// ```swift
/// func makeUIView(context: Context) -> UIPageControl {
///     let control = UIPageControl()
///     control.numberOfPages = pages.count
///     control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
///     return control
/// }
/// ```
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    private static let proxy = UIPageControl(frame: .zero)

    /// Returns the appearance of the dots of all page controls, and of all pages of tab views.
    ///
    /// Set it before dots are shown: visible ones do not change.
    public static func appearance() -> UIPageControl { proxy }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            // Clamped to the new number.
            if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
            setNeedsDisplay()
        }
    }

    /// The index of the current page, from 0.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            setNeedsDisplay()
        }
    }
    private var page = 0

    /// True if the control is hidden for a single page.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

    /// The colour of the dots of other pages; nil for that of the appearance.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            if self === Self.proxy { AppAppearance.current.pageDot = pageIndicatorTintColor.map { Color(uiColor: $0) } }
            setNeedsDisplay()
        }
    }

    /// The colour of the current page's dot; nil for that of the appearance.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            if self === Self.proxy {
                AppAppearance.current.chosenPageDot = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
            }
            setNeedsDisplay()
        }
    }

    /// The backgrounds of dots.
    public enum BackgroundStyle: Int, Sendable {
        /// The usual background: none.
        case automatic
        /// A background that makes the dots stand out.
        case prominent
        /// No background.
        case minimal
    }

    /// The background of the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

    /// The image that pages have in place of dots; nil for dots.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

    private var images: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }

    /// Returns the image that replaces a page's dot; nil for none.
    ///
    /// - Parameter page: The index of the page, from 0.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page in place of its dot; nil for ``preferredIndicatorImage``.
    ///
    /// - Parameters:
    ///   - image: The image; nil for ``preferredIndicatorImage``.
    ///   - page: The index of the page, from 0.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

    /// Returns the size of the dots for a number of pages, in points.
    ///
    /// - Parameter pageCount: The number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(pageCount) * PageDots.size.width, height: PageDots.size.height)
    }

    /// Changes the page, as the user does.
    func step(by distance: Int) {
        let old = currentPage
        currentPage += distance
        if currentPage != old { sendActions(for: .valueChanged) }
    }

    override var sizesContent: Bool { true }

    /// As high as the dots, and as wide as proposed. In Apple's tutorial “Interfacing with UIKit” a control with only a
    /// width is at the bottom of a stack.
    override func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical || super.isHugged(axis) }

    override var ownContent: AnyView {
        if hidesForSinglePage && numberOfPages < 2 { return super.ownContent }
        let dots = (0..<numberOfPages).map { index in
            PageDots.Dot(image: images[index] ?? preferredIndicatorImage, isCurrent: index == currentPage)
        }
        return AnyView(
            PageDots(
                dots: dots, current: currentPage, color: pageIndicatorTintColor.map { Color(uiColor: $0) },
                currentColor: currentPageIndicatorTintColor.map { Color(uiColor: $0) },
                hasBackground: backgroundStyle == .prominent
            ) { [weak self] in self?.step(by: $0) }
            .disabled(!isEnabled))
    }
}
