import Foundation
import Umwelt
import UmweltControls

/// A field for a text of one line: the ``TextField``, or the ``SecureField``.
///
/// ```swift
/// func makeUIView(context: Context) -> UITextField {
///     let field = UITextField()
///     field.placeholder = "Name"
///     field.delegate = context.coordinator
///     return field
/// }
/// ```
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
    private static let proxy = UITextField(frame: .zero)

    /// Returns the appearance of all text fields of one line.
    ///
    /// Set it before fields are shown: visible ones do not change.
    public static func appearance() -> UITextField { proxy }

    // MARK: The text

    /// The text, the selection and the focus.
    public let _input = _TextInputState()

    /// The text.
    open var text: String? {
        get { _input.text }
        set {
            attributes = nil
            if newValue ?? "" != _input.text { _input.setText(newValue ?? "") }
            setNeedsDisplay()
        }
    }

    /// The text with its attributes. The field shows those of the first character for all of it.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: _input.text, attributes: attributes ?? [:]) }
        set {
            text = newValue?.string
            let first = newValue.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
            attributes = first
        }
    }

    /// The attributes of the text, in place of the font and the colour; nil for those.
    private(set) var attributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

    /// The attributes of the text: its font and its colour.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var all = attributes ?? [:]
            if all[.font] == nil { all[.font] = font }
            if all[.foregroundColor] == nil { all[.foregroundColor] = textColor }
            return all
        }
        set { attributes = newValue }
    }

    /// The font.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    /// The side of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// True if a text that does not fit is drawn smaller. It has no effect: a field scrolls.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size of a text that does not fit. It has no effect: a field scrolls.
    open var minimumFontSize: CGFloat = 0

    /// The text that shows while the field is empty; nil for none.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The text that shows while the field is empty, with its attributes; nil for none.
    open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }

    // MARK: The field

    /// The borders of fields.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case line
        /// A line, as if the field were lower.
        case bezel
        /// A line with rounded corners.
        case roundedRect
    }

    /// The border.
    open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }

    /// The conditions under which a part of a field shows.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field has the keyboard.
        case whileEditing
        /// While the field does not have the keyboard.
        case unlessEditing
        /// Always.
        case always

        func isShown(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// The conditions under which the field shows a button that clears it.
    ///
    /// Fields of formatted values of SwiftUI's have none, if it is the appearance's.
    open var clearButtonMode = ViewMode.never {
        didSet {
            if self === Self.proxy {
                AppAppearance.current.clearButton =
                    switch clearButtonMode {
                    case .never: .never
                    case .whileEditing: .whileEditing
                    case .unlessEditing: .unlessEditing
                    case .always: .always
                    }
            }
            setNeedsDisplay()
        }
    }

    /// The view before the text; nil for none.
    open var leftView: UIView? { didSet { setNeedsDisplay() } }
    /// The conditions under which the view before the text shows.
    open var leftViewMode = ViewMode.never { didSet { setNeedsDisplay() } }
    /// The view after the text; nil for none.
    open var rightView: UIView? { didSet { setNeedsDisplay() } }
    /// The conditions under which the view after the text shows.
    open var rightViewMode = ViewMode.never { didSet { setNeedsDisplay() } }
    /// True if the text is cleared when editing starts.
    open var clearsOnBeginEditing = false

    open override var tintColor: UIColor! {
        didSet {
            if self === Self.proxy { AppAppearance.current.fieldTint = ownTint.map { Color(uiColor: $0) } }
        }
    }

    open override var backgroundColor: UIColor? {
        didSet {
            if self === Self.proxy {
                AppAppearance.current.fieldBackground = backgroundColor.map { Color(uiColor: $0) }
            }
        }
    }

    /// All settings for the keyboard.
    public var _inputTraits = _TextInputTraits() { didSet { setNeedsDisplay() } }

    // MARK: Editing

    /// The object that decides about edits; nil for none.
    open weak var delegate: (any UITextFieldDelegate)?

    /// True while the field has the keyboard.
    open var isEditing: Bool { _input.isFocused }

    /// The reasons for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is complete.
        case committed
        /// The edits are cancelled. Fields here do not cancel.
        case cancelled
    }

    /// The notification that a field has got the keyboard.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The notification that a field has lost the keyboard.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The notification that the user has changed the text of a field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var isFirstResponder: Bool { _input.isFocused }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        _input.requestFocus(true)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if isFirstResponder { _input.requestFocus(false) }
        return true
    }

    /// Shows a text or a selection that has been set.
    public func _inputChanged() { setNeedsDisplay() }

    /// Replaces a part of the text as the user does.
    public func _userReplaces(_ range: NSRange, with text: String) {
        guard let part = Range(range, in: _input.text) else { return }
        userEdits(_input.text.replacingCharacters(in: part, with: text))
    }

    /// Stores the text that the user has typed, unless the delegate refuses it.
    func userEdits(_ new: String) {
        guard new != _input.text else { return }
        let edit = TextDifference(from: _input.text, to: new)
        let isAllowed =
            delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
        if isAllowed {
            _input.edit(edit, to: new)
            textChanged()
        }
        setNeedsDisplay()
    }

    private func textChanged() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Stores the selection that the user has made.
    func userSelects(_ selection: TextSelection?) {
        if _input.userSelects(selection) { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Clears the text, by the button.
    func userClears() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        _input.setText("")
        textChanged()
        setNeedsDisplay()
    }

    /// Handles the return key.
    func userReturns() {
        if _inputTraits.needsText, _input.text.isEmpty { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    /// Calls what concerns the start and the end of editing. Returns false if the field keeps the keyboard.
    func focusChanged(_ isFocused: Bool) -> Bool {
        if isFocused {
            if clearsOnBeginEditing { text = "" }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsDisplay()
        return true
    }

    override var sizesContent: Bool { true }

    override var hasAccessibleContent: Bool { true }

    override var ownContent: AnyView {
        AnyView(TextFieldContent(field: self, version: displayVersion).disabled(!isEnabled))
    }
}
