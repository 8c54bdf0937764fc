/// The kind of text that a field expects, so that on-screen keyboards show suitable keys.
public enum UIKeyboardType: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// A web address.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// A mail address.
    case emailAddress = 7
    /// A number.
    case decimalPad = 8
    /// A short message.
    case twitter = 9
    /// Words to search for.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11

    /// ASCII characters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
