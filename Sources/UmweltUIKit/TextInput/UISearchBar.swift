import Foundation
import Umwelt
import UmweltControls

/// The field of a ``UISearchBar``.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// The search bar; nil for none.
    weak var bar: UISearchBar?

    override func userClears() {
        super.userClears()
        // The field's delegate may have refused it.
        if _input.text.isEmpty { bar?.textChanged() }
    }

    override func userEdits(_ new: String) {
        guard let bar, let delegate = bar.delegate, new != _input.text else { return super.userEdits(new) }
        let edit = TextDifference(from: _input.text, to: new)
        guard delegate.searchBar(bar, shouldChangeTextIn: edit.range, replacementText: edit.replacement) else {
            return setNeedsDisplay()
        }
        super.userEdits(new)
        bar.textChanged()
    }

    override func userReturns() {
        super.userReturns()
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    }

    override func focusChanged(_ isFocused: Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return super.focusChanged(isFocused) }
        if !isFocused, !delegate.searchBarShouldEndEditing(bar) { return false }
        let isTaken = super.focusChanged(isFocused)
        if isTaken {
            if isFocused {
                delegate.searchBarTextDidBeginEditing(bar)
            } else {
                delegate.searchBarTextDidEndEditing(bar)
            }
        }
        return isTaken
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if let bar, !isFirstResponder, bar.delegate?.searchBarShouldBeginEditing(bar) == false { return false }
        return super.becomeFirstResponder()
    }
}

/// A field for a search, with a button that cancels it.
///
/// ```swift
/// func makeUIView(context: Context) -> UISearchBar {
///     let bar = UISearchBar()
///     bar.delegate = context.coordinator
///     bar.placeholder = "Books"
///     return bar
/// }
/// ```
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
    /// The appearances of search bars.
    public enum Style: UInt, Sendable {
        /// The usual one: that with a background.
        case `default`
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }

    /// The appearance of the bar.
    open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }

    /// The object that is called for the search; nil for none.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field.
    public private(set) lazy var searchTextField: UISearchTextField = {
        let field = UISearchTextField(frame: .zero)
        field.bar = self
        field.clearButtonMode = .always
        field._inputTraits.returnKey = .search
        field._inputTraits.keyboard = .webSearch
        return field
    }()

    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text that shows while the field is empty; nil for none.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The text above the field; nil for none.
    open var prompt: String? { didSet { setNeedsDisplay() } }

    /// True if the button that cancels the search shows.
    open var showsCancelButton: Bool {
        get { hasCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private(set) var hasCancelButton = false

    /// Shows or hides the button that cancels the search.
    ///
    /// - Parameters:
    ///   - showsCancelButton: True to show it.
    ///   - animated: True to animate the change.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) {
            hasCancelButton = showsCancelButton
            setNeedsDisplay()
        }
    }

    /// The colour behind the bar; nil for the usual one.
    open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// True if the bar is translucent. It has no effect: a bar's colour determines its opacity.
    open var isTranslucent = true
    /// The image behind the bar: an empty one for no background; nil for the usual background.
    open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }

    /// All settings for the keyboard.
    public var _inputTraits: _TextInputTraits {
        get { searchTextField._inputTraits }
        set { searchTextField._inputTraits = newValue }
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    func textChanged() { delegate?.searchBar(self, textDidChange: text ?? "") }

    func cancel() { delegate?.searchBarCancelButtonClicked(self) }

    override var sizesContent: Bool { true }

    /// As high as the field, and as wide as proposed.
    override func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical || super.isHugged(axis) }

    override var ownContent: AnyView { AnyView(SearchBarContent(bar: self, version: displayVersion)) }
}

/// The content of a search bar: the field in its pill, and the button that cancels.
private struct SearchBarContent: View, SystemView {
    let bar: UISearchBar

    /// A number that increases with each change of the bar.
    let version: Int

    @Environment(\.appearance.search) private var measures

    var body: some View {
        VStack(spacing: 4) {
            if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote) }
            HStack(spacing: 12) {
                HStack(spacing: 6) {
                    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                    UIViewContent(view: bar.searchTextField, version: version).fixedSize(
                        horizontal: false, vertical: true)
                }
                .padding(.horizontal, 8)
                .padding(.vertical, 7)
                .background(ControlFill.soft, in: RoundedRectangle(cornerRadius: measures.cornerRadius))
                if bar.hasCancelButton {
                    Button(action: bar.cancel) { SystemWord.cancel.text }.buttonStyle(.automatic)
                }
            }
        }
        // The distances of UIKit's search bar, which is 56 points high.
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
        .background { background }
    }

    @ViewBuilder private var background: some View {
        if let image = bar.backgroundImage {
            Image(uiImage: image).resizable()
        } else if let color = bar.barTintColor {
            Color(uiColor: color)
        } else if bar.searchBarStyle != .minimal, bar.backgroundColor == nil {
            Rectangle().fill(.bar)
        }
    }
}
