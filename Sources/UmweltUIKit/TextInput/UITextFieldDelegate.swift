import Foundation

/// An object that decides about the edits of a ``UITextField`` and is called for them.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns false if the field may not have the keyboard by ``UITextField/becomeFirstResponder()``.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called when the field has got the keyboard.
    ///
    /// - Parameter textField: The field.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns false if the field keeps the keyboard.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called when the field has lost the keyboard.
    ///
    /// - Parameter textField: The field.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called when the field has lost the keyboard. The default calls ``textFieldDidEndEditing(_:)``.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - reason: Always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns false if the user's edit is not stored.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The replaced range, in UTF-16 code units.
    ///   - string: The new text of the range.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the text or the selection has changed.
    ///
    /// - Parameter textField: The field.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Returns false if the button does not clear the field.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Called when the user presses the return key. Returns true to send ``UIControl/Event/editingDidEndOnExit``.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
