import Foundation

/// An object that decides about the edits of a ``UITextView`` and is called for them.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns false if the view may not have the keyboard by ``UITextView/becomeFirstResponder()``.
    ///
    /// - Parameter textView: The text view.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Returns false if the view keeps the keyboard.
    ///
    /// - Parameter textView: The text view.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called when the view has got the keyboard.
    ///
    /// - Parameter textView: The text view.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called when the view has lost the keyboard.
    ///
    /// - Parameter textView: The text view.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns false if the user's edit is not stored.
    ///
    /// - Parameters:
    ///   - textView: The text view.
    ///   - range: The replaced range, in UTF-16 code units.
    ///   - text: The new text of the range.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called when the user has changed the text.
    ///
    /// - Parameter textView: The text view.
    func textViewDidChange(_ textView: UITextView)

    /// Called when the text or the selection has changed.
    ///
    /// - Parameter textView: The text view.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns false if a link of a text that cannot be edited does not open.
    ///
    /// - Parameters:
    ///   - textView: The text view.
    ///   - URL: The link.
    ///   - characterRange: The range of the link, in UTF-16 code units.
    ///   - interaction: The interaction: always an action.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}

    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// The interactions with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    /// A long press for actions. There are none here.
    case presentActions
    /// A preview. There are none here.
    case preview
}
