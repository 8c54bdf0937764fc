import Foundation
import Umwelt

/// The base class of app delegates, windows, views and controllers.
///
/// Gestures and controls handle events here: they do not travel along the responder chain.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Makes a responder.
    nonisolated public override init() { super.init() }

    /// Never called: gestures handle touches.
    @available(
        *, unavailable,
        message: "Umwelt passes no touches to views: use a UIGestureRecognizer, or DragGesture(minimumDistance: 0)."
    )
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never called: gestures handle touches.
    @available(
        *, unavailable,
        message: "Umwelt passes no touches to views: use a UIGestureRecognizer, or DragGesture(minimumDistance: 0)."
    )
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never called: gestures handle touches.
    @available(
        *, unavailable,
        message: "Umwelt passes no touches to views: use a UIGestureRecognizer, or DragGesture(minimumDistance: 0)."
    )
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never called: gestures handle touches.
    @available(
        *, unavailable,
        message: "Umwelt passes no touches to views: use a UIGestureRecognizer, or DragGesture(minimumDistance: 0)."
    )
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never shown: there is no view above the keyboard.
    @available(
        *, unavailable,
        message: "Umwelt has no views above the keyboard: use toolbar with ToolbarItem(placement: .keyboard)."
    )
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }

    /// Never shown: the keyboard is the browser's or the desktop's.
    @available(
        *, unavailable, message: "Umwelt has no keyboards of an app's own: show the view beside the field."
    )
    open var inputView: UIView? {
        get { nil }
        set {}
    }

    /// The next responder; nil for none.
    open var next: UIResponder? { nil }

    /// True if the responder can have the keyboard, as fields can.
    open var canBecomeFirstResponder: Bool { false }

    /// True if the responder has the keyboard.
    open var isFirstResponder: Bool { false }

    /// Moves the keyboard to the responder, which has to be a field.
    ///
    /// - Returns: False if the responder cannot have the keyboard.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Removes the focus from its field, in the current window.
    ///
    /// - Returns: True if no field has the keyboard any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        OpenWindows.current?.screen.endEditing()
        return OpenWindows.current?.screen.isEditing != true
    }
}

extension UIResponder {
    /// The notification that a keyboard on the screen is about to show. Browsers do not report it, so it is not posted,
    /// as on a device with a hardware keyboard.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

    /// The notification that a keyboard on the screen shows. It is not posted, because browsers do not report it.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")

    /// The notification that an on-screen keyboard is about to be hidden. It is not posted, because browsers do not
    /// report it.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

    /// The notification that an on-screen keyboard has been hidden. It is not posted, because browsers do not report
    /// it.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

    /// The notification that a keyboard on the screen is about to change its frame. It is not posted, because browsers
    /// do not report it.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// The notification that a keyboard on the screen has changed its frame. It is not posted, because browsers do not
    /// report it.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key for the initial frame of the keyboard, a `CGRect`, in those notifications.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The key for the final frame of the keyboard, a `CGRect`, in those notifications.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// The key for the duration of the keyboard's animation in seconds, a `Double`, in those notifications.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// The key for the curve of the keyboard's animation, an `Int`, in those notifications.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
