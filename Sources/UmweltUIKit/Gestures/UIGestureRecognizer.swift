import Foundation
import Umwelt

/// An object that recognises a gesture on a view, and calls methods.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:)))
/// view.addGestureRecognizer(tap)
/// ```
///
/// Gestures of subviews are recognised before those of a view. Of a view's own gestures one is in progress at a time,
/// unless a delegate allows others beside it.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The states of a gesture.
    public enum State: Int, Sendable {
        /// Not recognised.
        case possible
        /// Recognised, and in progress.
        case began
        /// Recognised, with a new value.
        case changed
        /// Complete.
        case ended
        /// Cancelled by another gesture, such as a scroll view's.
        case cancelled
        /// Not recognised; no methods are called.
        case failed

        /// Complete.
        public static var recognized: State { .ended }
    }

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    private var targets: [Target] = []

    /// The view; nil for none.
    public internal(set) weak var view: UIView?

    /// The state, for the methods that are called.
    public private(set) var state = State.possible

    /// True if the gesture is recognised.
    open var isEnabled = true { didSet { changed() } }

    /// True if the gestures of subviews and controls are not recognised together with this one.
    open var cancelsTouchesInView = true { didSet { changed() } }

    /// A name for the gesture, which has no effect.
    open var name: String?

    /// The object that decides if the gesture is recognised; nil for none.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The gestures of the same view that have to fail first.
    private(set) var required: [UIGestureRecognizer] = [] { didSet { changed() } }

    /// Recognises the gesture only once another one of the view has failed, as a single tap after a double tap.
    ///
    /// - Parameter otherGestureRecognizer: The other recognizer.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }

    /// True after the delegate has refused the gesture in progress.
    private var isRefused = false

    /// The point of the gesture in the window.
    private var point = CGPoint.zero

    /// Makes a recognizer.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called, which the recognizer does not retain; nil for none.
    ///   - action: The method.
    public init(target: Any? = nil, action: Selector? = nil) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a method that is called for the gesture.
    ///
    /// - Parameters:
    ///   - target: The object of the method.
    ///   - action: The method.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// Returns the point of the gesture in a view, in points; nil for the window.
    ///
    /// - Parameter view: The view; nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return point }
        let origin = self.view?.windowOrigin(of: view) ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// The number of fingers of the gesture.
    open var numberOfTouches: Int { 1 }

    /// The SwiftUI gesture, with points in window coordinates; nil for none.
    var gesture: AnyGesture<Void>? { nil }

    /// Shows the view with another gesture.
    func changed() { view?.setNeedsDisplay() }

    /// Returns the window position of a point in the view.
    func windowPoint(of point: CGPoint) -> CGPoint {
        let origin = view?.gestureOrigin ?? .zero
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// True if the gesture can begin beside those of the view that are in progress.
    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return view?.recognizers.allSatisfy { other in
            other === self || other.state == .possible
                || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        } ?? true
    }

    /// Calls the methods for a state at a point of the window.
    func send(_ new: State, at point: CGPoint) {
        self.point = point
        if isRefused || state == .possible && !mayBegin {
            isRefused = new == .began || new == .changed
            return
        }
        state = new
        for target in targets {
            if let object = target.object { target.action.call(object, sender: self) }
        }
        if new == .ended || new == .cancelled { state = .possible }
    }

    /// Called after all gestures of the view have ended: one that has not ended was cancelled.
    func cancel() {
        isRefused = false
        if state == .began || state == .changed { send(.cancelled, at: point) }
    }
}

extension UIView {
    /// The gestures of the view; nil for none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Returns the window position of another view of the same tree, relative to this view with gestures.
    fileprivate func windowOrigin(of other: UIView) -> CGPoint {
        let (own, place) = (originInTree, other.originInTree)
        return CGPoint(x: gestureOrigin.x - own.x + place.x, y: gestureOrigin.y - own.y + place.y)
    }
}
