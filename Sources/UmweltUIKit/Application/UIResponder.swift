import Foundation
import Umwelt

/// An object that takes part in what the app does: the base of an app's delegates, and of its windows.
///
/// Views answer events here, and no chain of responders does.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Makes a responder.
    nonisolated public override init() { super.init() }

    /// Takes the keyboard from the field that has it, in the window that is used.
    ///
    /// - Returns: True if no field has the keyboard any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        OpenWindows.current?.screen.endEditing()
        return OpenWindows.current?.screen.isEditing != true
    }
}

extension UIResponder {
    /// The notification that a keyboard on the screen is about to show. Browsers tell of none, so that it is not
    /// posted, as on a device with a keyboard of its own.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

    /// The notification that a keyboard on the screen shows. It is not posted, as browsers tell of none.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")

    /// The notification that a keyboard on the screen is about to go. It is not posted, as browsers tell of none.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

    /// The notification that a keyboard on the screen is gone. It is not posted, as browsers tell of none.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

    /// The notification that a keyboard on the screen is about to change its frame. It is not posted, as browsers tell
    /// of none.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// The notification that a keyboard on the screen has changed its frame. It is not posted, as browsers tell of
    /// none.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame at the beginning, a `CGRect`, in those notifications.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The key of the keyboard's frame at the end, a `CGRect`, in those notifications.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// The key of the seconds that the keyboard moves, a `Double`, in those notifications.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// The key of the curve by which the keyboard moves, an `Int`, in those notifications.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
