import Foundation
import Umwelt
import UmweltControls

/// The labels of the key that submits the text of a field.
public enum UIReturnKeyType: Int, Sendable {
    /// "Return".
    case `default`
    /// "Go".
    case go
    /// "Search", as in Google's search.
    case google
    /// "Join".
    case join
    /// "Next".
    case next
    /// "Route".
    case route
    /// "Search".
    case search
    /// "Send".
    case send
    /// "Search", as in Yahoo's search.
    case yahoo
    /// "Done".
    case done
    /// The emergency call, whose key has the usual label here.
    case emergencyCall
    /// "Continue".
    case `continue`

    fileprivate var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

/// The correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The usual one of the host.
    case `default`
    /// None.
    case no
    /// Words are corrected.
    case yes
}

/// The check of the spelling of typed words.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The usual one of the host.
    case `default`
    /// None.
    case no
    /// Words are checked.
    case yes
}

/// The appearance of the on-screen keyboard, which is up to the browser and the desktop.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The usual one.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
}

/// The settings of an input field that concern the keyboard.
public struct _TextInputTraits: Equatable, Sendable {
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var spelling = UITextSpellCheckingType.default
    var contentType: UITextContentType?
    var isSecure = false
    var appearance = UIKeyboardAppearance.default
    var needsText = false
}

/// A view with settings for the keyboard.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
    /// All settings.
    var _inputTraits: _TextInputTraits { get set }
}

extension UITextInputTraits {
    /// The kind of text that is typed, for on-screen keyboards.
    public var keyboardType: UIKeyboardType {
        get { _inputTraits.keyboard }
        set { _inputTraits.keyboard = newValue }
    }

    /// The label of the key that submits the text, for on-screen keyboards.
    public var returnKeyType: UIReturnKeyType {
        get { _inputTraits.returnKey }
        set { _inputTraits.returnKey = newValue }
    }

    /// The letters that become capitals while the user types, for on-screen keyboards.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { _inputTraits.capitalization }
        set { _inputTraits.capitalization = newValue }
    }

    /// The correction of typed words.
    public var autocorrectionType: UITextAutocorrectionType {
        get { _inputTraits.correction }
        set { _inputTraits.correction = newValue }
    }

    /// The check of the spelling. Browsers check it where they correct words: without correction there is no check.
    public var spellCheckingType: UITextSpellCheckingType {
        get { _inputTraits.spelling }
        set { _inputTraits.spelling = newValue }
    }

    /// The purpose of the text, which hosts may fill in; nil for none.
    public var textContentType: UITextContentType! {
        get { _inputTraits.contentType }
        set { _inputTraits.contentType = newValue }
    }

    /// True if the text is not shown, as of a password.
    public var isSecureTextEntry: Bool {
        get { _inputTraits.isSecure }
        set { _inputTraits.isSecure = newValue }
    }

    /// The appearance of the on-screen keyboard. It has no effect: it is the browser's or the desktop's.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { _inputTraits.appearance }
        set { _inputTraits.appearance = newValue }
    }

    /// True if an empty text cannot be submitted.
    public var enablesReturnKeyAutomatically: Bool {
        get { _inputTraits.needsText }
        set { _inputTraits.needsText = newValue }
    }
}

extension View {
    /// Sets what a field's settings say about the keyboard.
    func inputTraits(_ traits: _TextInputTraits) -> some View {
        keyboardType(traits.keyboard)
            .submitLabel(traits.returnKey.label)
            .autocapitalization(traits.capitalization)
            .autocorrectionDisabled(traits.correction == .no || traits.spelling == .no)
            .textContentType(traits.contentType)
    }
}
