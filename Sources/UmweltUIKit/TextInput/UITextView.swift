import Foundation
import Umwelt
import UmweltControls

/// A view of a long text, which the user edits: the ``TextEditor``.
///
/// A text that cannot be edited shows as a text in a scroll view; without scrolling, the view is as high as its text.
///
/// ```swift
/// func makeUIView(context: Context) -> UITextView {
///     let view = UITextView()
///     view.font = .preferredFont(forTextStyle: .body)
///     view.delegate = context.coordinator
///     return view
/// }
/// ```
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
    private static let textProxy = UITextView(frame: .zero)

    /// Returns the appearance of all text editors, and of text fields of several lines.
    ///
    /// Set it before text views are shown: visible ones do not change. Its background has no effect on text editors, as
    /// since iOS 16: use `scrollContentBackground(_:)`.
    open override class func appearance() -> UITextView { textProxy }

    /// Makes a text view.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in its superview, in points.
    ///   - textContainer: The settings of the text's area; nil for the usual ones.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    /// Makes a text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view; there are no storyboards here, which could contain one.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        textContainer.view = self
    }

    // MARK: The text

    /// The text, the selection and the focus.
    public let _input = _TextInputState()

    /// The text.
    open var text: String! {
        get { _input.text }
        set {
            attributes = nil
            if newValue ?? "" != _input.text { _input.setText(newValue ?? "") }
            setNeedsDisplay()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { attributes.map { NSAttributedString($0) } ?? NSAttributedString(string: _input.text) }
        set {
            let new = newValue ?? NSAttributedString(string: "")
            if new.string != _input.text { _input.setText(new.string) }
            attributes = AttributedString(new)
            setNeedsDisplay()
        }
    }

    /// The text with its attributes; nil for a text that has the font and the colour of the view.
    private(set) var attributes: AttributedString?

    /// The font.
    open var font: UIFont? = UIFont.systemFont(ofSize: 12) { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    /// The side of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// The distances of the text from the edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsDisplay() } }
    /// The settings of the text's area.
    public let textContainer: NSTextContainer
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue] {
        didSet { setNeedsDisplay() }
    }

    /// The attributes of typed text: the font and the colour of the view.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            var all: [NSAttributedString.Key: Any] = [:]
            all[.font] = font
            all[.foregroundColor] = textColor
            return all
        }
        set {
            font = newValue[.font] as? UIFont ?? font
            textColor = newValue[.foregroundColor] as? UIColor ?? textColor
        }
    }

    /// The selected range of the text, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { _input.selectedRange }
        set {
            _input.select(newValue)
            setNeedsDisplay()
        }
    }

    /// Scrolls until a range of the text is visible, and selects it: its start shows where a field scrolls to.
    ///
    /// - Parameter range: The range, in UTF-16 code units.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard isEditable else { return }
        selectedRange = range
    }

    // MARK: Editing

    /// True if the user can edit the text.
    open var isEditable = true { didSet { setNeedsDisplay() } }
    /// True if the user can select a text that cannot be edited.
    open var isSelectable = true { didSet { setNeedsDisplay() } }
    /// All settings for the keyboard.
    public var _inputTraits = _TextInputTraits() { didSet { setNeedsDisplay() } }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var tintColor: UIColor! {
        didSet {
            if self === Self.textProxy { AppAppearance.current.editorTint = ownTint.map { Color(uiColor: $0) } }
        }
    }

    /// The notification that a text view has got the keyboard.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// The notification that a text view has lost the keyboard.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// The notification that the user has changed the text of a text view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    open override var canBecomeFirstResponder: Bool { isEditable }

    open override var isFirstResponder: Bool { _input.isFocused }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
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
    func userEdits(_ new: String) { userEdits(new, attributes: nil) }

    /// Stores the text with attributes that the user has typed, unless the delegate refuses it.
    func userEdits(_ new: AttributedString) { userEdits(String(new.characters), attributes: new) }

    private func userEdits(_ new: String, attributes: AttributedString?) {
        guard new != _input.text else { return }
        let edit = TextDifference(from: _input.text, to: new)
        let isAllowed =
            textDelegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
        if isAllowed {
            self.attributes = attributes
            _input.edit(edit, to: new)
            textDelegate?.textViewDidChangeSelection(self)
            textDelegate?.textViewDidChange(self)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
        setNeedsDisplay()
    }

    /// Stores the selection that the user has made.
    func userSelects(_ selection: TextSelection?) {
        if _input.userSelects(selection) { textDelegate?.textViewDidChangeSelection(self) }
    }

    /// Calls what concerns the start and the end of editing. Returns false if the view keeps the keyboard.
    func focusChanged(_ isFocused: Bool) -> Bool {
        if isFocused {
            textDelegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
            textDelegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        return true
    }

    /// Returns true if a link opens: false once the delegate has handled it.
    func opens(_ url: URL) -> Bool {
        guard let delegate = textDelegate else { return true }
        var range = NSRange(location: 0, length: _input.text.utf16.count)
        if let attributes, let run = attributes.runs.first(where: { $0.link == url }) {
            let before = attributes.characters[..<run.range.lowerBound]
            range = NSRange(
                location: String(before).utf16.count,
                length: String(attributes.characters[run.range]).utf16.count)
        }
        return delegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    }

    // MARK: Sizes

    override var sizesContent: Bool { true }

    override var scrollsSubviews: Bool { false }

    override var isHigherWhereNarrower: Bool { !isScrollEnabled }

    /// The size of the text, in points; -1 for both lengths of a text that scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : contentSize(inWidth: nil)
    }

    /// Returns the size of the whole text in a width, in points.
    ///
    /// - Parameter size: The size to fit, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : nil
        let text = AnyView(StaticTextContent(view: self, version: displayVersion))
        let fitting = self.size(of: text, in: ProposedViewSize(width: width, height: nil))
        return CGSize(width: width ?? fitting.width, height: fitting.height)
    }

    open override var contentSize: CGSize {
        get { sizeThatFits(CGSize(width: frame.width, height: 0)) }
        set { super.contentSize = newValue }
    }

    override var ownContent: AnyView { AnyView(TextViewContent(view: self, version: displayVersion)) }
}
